import { beforeAll, expect, test } from "vitest";
import { words, wrong } from "./words.svelte";

beforeAll(async () => {
  await words.load("it");
  await words.need("stay-away");
  await words.need("the-faceless");
});

test("a number that is too high is refused with the name of its switch", () => {
  const about = { switch: "first_player", most: 3, given: 7 };
  const problem = { code: "switch-above", sentence: "“first_player” is at most 3 here.", about };
  expect(wrong(problem, "stay-away")).toBe(
    "“Primo giocatore” con questo numero di giocatori è al massimo 3, non 7.",
  );
});

test("a combination is refused in a title's own words, with plurals", () => {
  const solo = { code: "solo-on", sentence: "“solo” is for one player." };
  expect(wrong(solo, "the-faceless")).toBe("“In solitario” è per un giocatore.");
  const deck = { code: "deck-spare", sentence: "", about: { least: 12, given: 4 } };
  expect(wrong(deck, "stay-away")).toBe(
    "Oltre alle mani, questo mazzo deve lasciare 12 carte STAY AWAY!, non 4.",
  );
});

test("an answer that came too late is refused with the reason of its option", () => {
  const late = { code: "out-of-reach", sentence: "“play axe > 3” is refused: out of reach." };
  expect(wrong(late, "stay-away")).toBe(words.say("why-out-of-reach", {}, "stay-away"));
  expect(wrong(late, "stay-away")).not.toBe("why-out-of-reach");
});

test("without words the sentence is shown", () => {
  expect(wrong({ code: "unheard-of", sentence: "Not so." }, "stay-away")).toBe("Not so.");
});
