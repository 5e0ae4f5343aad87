import { describe, it } from "vitest";
import { killCaptures, ONE_PASS } from "../../support/captures/capture-kill.js";

describe("kill -9 at random instants of a capture", () => {
  it("is made good by --resume: same pages, valid records, nothing asked for needlessly twice", () =>
    killCaptures(5, 5));

  it("costs a capture in one pass without delay the few pages under way, and nothing else", () =>
    killCaptures(5, 3, ONE_PASS));
});
