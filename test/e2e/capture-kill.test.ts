import { describe, it } from "vitest";
import { killCaptures } from "../support/capture-kill.js";

describe("kill -9 at random instants of a capture", () => {
  it("is made good by --resume: same pages, valid records, nothing asked for needlessly twice", () =>
    killCaptures(5, 5));
});
