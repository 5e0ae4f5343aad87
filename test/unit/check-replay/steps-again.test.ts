// Which steps replay is driven through again, and what is said of them.
import { describe, expect, it } from "vitest";
import type { CheckedPage, CheckedSteps, PageStep, PageUrl } from "#model/index.js";
import type { Rendering, RenderOutcome, StepRecord } from "#ports/index.js";
import {
  stepDifferences,
  stepNotTaken,
  stepsOfDocument,
  withoutSecrets,
} from "../../../src/check-replay/steps-again.js";
import { isToBeTold, replayNotes, stepsReasons } from "../../../src/report/replay-check-words.js";

const CLICK: PageStep = { click: { selector: "#more" } };
const SECRET: PageStep = { fill: { selector: "#p", secret: "DOOR" } };

describe("steps that are taken again", () => {
  it("are all those before the first that needs a secret, in a repetition too", () => {
    expect(withoutSecrets([CLICK, CLICK])).toMatchObject({ taken: 2, of: 2, notRepeated: null });
    const inside = { repeat: { times: 2, steps: [CLICK, { repeat: { times: 1, steps: [SECRET] } }] } };
    for (const secret of [SECRET, inside]) {
      const { toTake, ...rest } = withoutSecrets([CLICK, secret, CLICK]);
      expect(toTake?.steps).toEqual([CLICK]);
      expect(rest).toEqual({ taken: 1, of: 3, notRepeated: "steps 2 to 3 not repeated: needs a secret" });
    }
    expect(withoutSecrets([SECRET])).toEqual({
      toTake: null,
      taken: 0,
      of: 1,
      notRepeated: "step 1 not repeated: needs a secret",
    });
  });

  it("are those of the capture that the document is of, where it was shown with them", async () => {
    const url = "http://a.test/x" as PageUrl;
    const settings = { browser: { mode: "auto", steps: [{ for: [url], steps: [CLICK] }] } } as never;
    const ofDocument = (shown: object | null) => ({ ofDocument: () => Promise.resolve(shown as never) });
    const captures = [{ id: "c1", settings }];
    const asked = (captureId: string | null, shown: object | null, at = url) =>
      stepsOfDocument({ captureId }, at, { captures, renderings: ofDocument(shown) });
    expect(await asked("c1", { steps: [] })).toMatchObject({ taken: 1 });
    expect(await asked("c1", {})).toBeNull();
    expect(await asked("c1", null)).toBeNull();
    expect(await asked("c2", { steps: [] })).toBeNull();
    expect(await asked(null, { steps: [] })).toBeNull();
    expect(await asked("c1", { steps: [] }, "http://a.test/other" as PageUrl)).toBeNull();
  });
});

const shown = (...ends: StepRecord["end"][]): RenderOutcome => {
  const steps = ends.map((end, at) => ({ place: `${at + 1}`, step: "click #more", end }));
  return { kind: "rendered", rendering: { steps } as unknown as Rendering };
};

describe("what came of steps", () => {
  it("is told where a step can be taken in one way only", () => {
    expect(stepDifferences(shown("done", "done"), shown("done", "done"))).toEqual([]);
    expect(stepDifferences(shown("done", "done"), shown("done", "not-found"))).toEqual([
      "step 2 (click #more): done from the stored bytes, not-found in replay",
    ]);
    expect(stepDifferences(shown("done"), shown())).toEqual([
      "step 1 (click #more): done from the stored bytes, not taken in replay",
    ]);
    expect(stepDifferences(shown(), shown("done"))).toEqual(["step 1 was taken in replay alone"]);
    expect(stepNotTaken(shown("done", "passed-over"))).toBeNull();
    expect(stepNotTaken(shown("done", "not-found"))).toBe(
      "step 2 (click #more) ended both ways as not-found",
    );
  });

  it("is said of the page, and counted; a page that is the same both times needs no words", () => {
    const steps: CheckedSteps = {
      result: "same",
      reasons: [],
      taken: 2,
      of: 2,
      notRepeated: null,
      sameWords: 1,
      firstDifference: null,
      samePixels: 0.99999,
      pictures: null,
    };
    const page = { result: "same", notHeld: [], wouldHaveLeft: [], steps } as unknown as CheckedPage;
    expect(isToBeTold(page)).toBe(false);
    expect(stepsReasons(page)).toEqual(["after 2 steps: the same, 99.9 % of the pixels equal"]);
    const left = {
      ...page,
      steps: { ...steps, taken: 1, notRepeated: "step 2 not repeated: needs a secret" },
    };
    expect(isToBeTold(left)).toBe(true);
    expect(stepsReasons(left)).toEqual([
      "after 1 of 2 steps: the same, 99.9 % of the pixels equal",
      "step 2 not repeated: needs a secret",
    ]);
    const other = { ...page, steps: { ...steps, result: "steps-differ" as const, reasons: ["step 1 …"] } };
    expect(isToBeTold(other)).toBe(true);
    const pages = [page, left, other, { ...page, steps: undefined }] as CheckedPage[];
    expect(replayNotes({ pages } as never)[0]).toBe(
      "3 pages had been captured with steps: 2 the same after them too; on 1 not all steps were repeated",
    );
  });
});
