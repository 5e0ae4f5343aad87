import { expect, it } from "vitest";
import { byTopic, SETTINGS, TOPICS, type SettingName } from "#config/index.js";

it("puts every setting under one heading", () => {
  const placed = Object.values(TOPICS).flat();
  expect([...placed].sort()).toEqual(Object.keys(SETTINGS).sort());
});

it("keeps the headings' order and leaves out those with nothing under them", () => {
  const names: SettingName[] = ["archive", "delay", "robots"];
  expect(byTopic(names)).toEqual([
    ["Manners", ["delay", "robots"]],
    ["Archive and output", ["archive"]],
  ]);
});
