import { expect, test } from "vitest";
import { codeOf } from "./figures";

test("two letters name a figure, three where two do not", () => {
  const names = ["Норріс", "Нолз", "Доктор Блер", "Беннінгз"];
  expect(names.map((name) => codeOf(name, names))).toEqual(["Нор", "Нол", "Бл", "Бе"]);
});
