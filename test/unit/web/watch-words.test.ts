// A watch in words: what a newcomer reads of it.
import { describe, expect, it } from "vitest";
import { nextChoiceAt } from "../../../src/web/watch/page-words.js";
import { changedSaid, firstSaid } from "../../../src/web/watch/site-fields.js";
import {
  becauseWords,
  freshSentence,
  fromNow,
  heldSentence,
  isTroubled,
} from "../../../src/web/watch/watch-words.js";

const MINUTE_MS = 60_000;

describe("how much is held", () => {
  it("is said with how sure that is", () => {
    const completeness = { share: 0.921, low: 0.842, high: 0.969 };
    expect(heldSentence({ completeness }, "3 May 2026")).toBe(
      "Of everything that was published since 3 May 2026 we hold about 92 % (between 84 and 97 %).",
    );
    // Never narrower than it is.
    expect(heldSentence({ completeness: { share: 0.57, low: 0.57, high: 0.991 } }, "x")).toContain(
      "57 and 100 %",
    );
    expect(heldSentence({ completeness: null }, "3 May 2026")).toContain("Too little was seen yet");
  });

  it("is said of what is still true only where it is known", () => {
    expect(freshSentence({ freshness: 0.875 })).toBe(
      "About 88 % of its pages stand there now as we saw them last.",
    );
    expect(freshSentence({ freshness: null })).toBeNull();
  });
});

it("instants are told by how far they are, without seconds that would be wrong at once", () => {
  const now = Date.UTC(2026, 10, 17, 12);
  expect(fromNow(now + 25 * MINUTE_MS + 7000, now)).toBe("in 25 min");
  expect(fromNow(now - 125 * MINUTE_MS, now)).toBe("2 h 5 min ago");
  expect(fromNow(now + 59_000, now)).toBe("now");
  expect(fromNow(now + 5 * 24 * 60 * MINUTE_MS, now)).toBe("in 5 d 0 h");
});

it("reasons that nobody foresaw are shown as they are", () => {
  expect(becauseWords("hint")).toBe("a list of the site says that it changed");
  expect(becauseWords("<b>moon</b>")).toBe("<b>moon</b>");
});

it("a spent budget and a pause are no trouble", () => {
  const all = ["disk-full", "dead", "not-running", "spent", "watching", "paused"] as const;
  expect(all.filter(isTroubled)).toEqual(["disk-full", "dead", "not-running"]);
});

it("a page is expected again after as long as it took on the mean, never before the next turn", () => {
  const chosen = [100, 70, 40].map((at) => ({ at, because: "own-rate", index: 1 }));
  expect(nextChoiceAt({ chosen, nextTurnAt: null })).toBe(130);
  expect(nextChoiceAt({ chosen, nextTurnAt: 200 })).toBe(200);
  expect(nextChoiceAt({ chosen: chosen.slice(0, 1), nextTurnAt: 200 })).toBeNull();
});

it("a form says only what somebody changed; what was emptied is as usual again", () => {
  const first = firstSaid({ wants: "both", "requests-per-day": "500", robots: "obey" });
  expect(first).not.toHaveProperty("robots");
  expect(changedSaid(first, first)).toEqual({});
  expect(changedSaid(first, { ...first, wants: "", delay: " 2s " })).toEqual({ wants: "", delay: "2s" });
});
