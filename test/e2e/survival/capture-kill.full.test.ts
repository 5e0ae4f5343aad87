import { describe, it } from "vitest";
import { killCaptures, LATER, ONE_PASS } from "../../support/captures/capture-kill.js";

describe("kill -9 at 50 random instants of captures", () => {
  it(
    "is made good by --resume: same pages, valid records, nothing asked for needlessly twice",
    () => killCaptures(50, 50),
    1_800_000,
  );

  it(
    "costs a capture in one pass without delay the few pages under way, and nothing else",
    () => killCaptures(51, 15, ONE_PASS),
    1_800_000,
  );

  it("leaves a later capture with what it borrows: true by both verifiers after --resume", () =>
    killCaptures(11, 3, LATER));

  it("leaves a later one of that kind, whose archive another thread writes, with what it borrows", () =>
    killCaptures(13, 2, { ...ONE_PASS, isLater: true }));
});
