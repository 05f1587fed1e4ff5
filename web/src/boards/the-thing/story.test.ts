import { expect, test } from "vitest";
import type { Teller } from "../../lib/teller";
import { story } from "./story";

const tell = {
  thing: (_kind: string, value: unknown) => String(value),
  event: (event: { event: string }) => event.event,
  say: (key: string, values: Record<string, unknown> = {}) =>
    `${key} ${Object.values(values).join(" ")}`,
} as unknown as Teller;

test("who infected whom and in which round; an Alien is not infected again", () => {
  const journal = [
    { event: "role_dealt", character: "blair", role: "alien" },
    { event: "role_dealt", character: "clark", role: "human" },
    { event: "round", count: 2 },
    { event: "looked", character: "clark", target: "garry", role: "human" },
    { event: "looked", character: "clark", target: "blair", role: "alien" },
    { event: "looked", character: "blair", target: "clark", role: "alien" },
    { event: "round", count: 3 },
    { event: "dog_met", character: "garry", room: "lab", token: "alien" },
    { event: "revealed", character: "blair", how: "wire" },
  ];
  expect(story(tell, journal)).toEqual([
    "story-first role_dealt",
    "story-infected 2 clark blair",
    "story-dog 3 garry",
    "story-told 3 revealed",
  ]);
});
