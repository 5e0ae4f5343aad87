// The settings kept with a capture: read by every later version, run only when they are whole and understood.
import { describe, expect, it } from "vitest";
import { runnableSettings, SETTINGS_VERSION, type KeptSettings } from "#model/index.js";

const WHOLE = { delayMs: 1000, strategy: "bfs-fifo", maxPages: 10, threshold: 0.3 };

describe("settings of a capture", () => {
  it.each<[string, KeptSettings]>([
    ["of version 0.1.0, which named none", WHOLE],
    ["of this version", { ...WHOLE, version: SETTINGS_VERSION, passes: 1, manners: { maxBytes: 5 } }],
    ["with members that a later version added", { ...WHOLE, colour: "blue" } as KeptSettings],
  ])("%s can be run", (_, settings) => {
    expect(runnableSettings(settings)).toBe(settings);
  });

  it.each<[string, unknown, string]>([
    [
      "of a newer schema",
      { ...WHOLE, version: SETTINGS_VERSION + 1 },
      "its settings are of version 2, newer than this program",
    ],
    ["without a delay", { ...WHOLE, delayMs: undefined }, "its setting delayMs cannot be read"],
    ["with a delay in words", { ...WHOLE, delayMs: "1 s" }, "its setting delayMs cannot be read"],
    ["with three passes", { ...WHOLE, passes: 3 }, "its setting passes cannot be read"],
    ["with a list for a table", { ...WHOLE, manners: [] }, "its setting manners cannot be read"],
    [
      "with a profile of numbers",
      { ...WHOLE, requestProfile: { Accept: 1 } },
      "its setting requestProfile cannot be read",
    ],
  ])("%s cannot", (_, settings, problem) => {
    expect(runnableSettings(settings as KeptSettings)).toEqual({ problem });
  });
});
