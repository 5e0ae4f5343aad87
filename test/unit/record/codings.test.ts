// Visitors ask for several codings at a time, and answers of each are put together before they go to the writer: what
// comes of it must hold whatever a server gives to whom. A stale compressed copy beside a fresh plain one is common.
import fc from "fast-check";
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { AnswerRuns, FrameQueue, FrameReader } from "#record/relay/index.js";
import { newPage, takeRun, toldSpans, type AnswerRun } from "#record/served/index.js";
import type { ServedPage } from "#ports/index.js";
import { kept, NOON, PAGE } from "../../support/record/served-samples.js";

interface Answer {
  readonly content: "A" | "B" | "C";
  readonly coding: "" | "gzip" | "br";
  readonly arrivedAt: number;
  readonly lastByteAt: number;
  readonly isFlushed: boolean;
}

const CONTENTS = ["A", "B", "C"];

/** Through runs, queue and frames to the page, as from proxy to writer. */
function pageAfter(answers: readonly Answer[]): ServedPage {
  const queue = new FrameQueue({ maxFrames: 10_000, maxBytes: 1e9 });
  const runs = new AnswerRuns(queue, 10);
  for (const { content, coding, arrivedAt, lastByteAt, isFlushed } of answers) {
    runs.take({
      url: PAGE,
      variant: null,
      form: `${content} ${coding}`,
      coding,
      arrivedAt: instant(arrivedAt),
      lastByteAt: instant(lastByteAt),
      content: () => ({ words: { head: "", leftOut: null, secrets: [] }, body: [] }),
    });
    if (isFlushed) runs.flush();
  }
  runs.flush();
  const contents = CONTENTS.map((name) => ({ identity: name, forms: [], kept: kept(name) }));
  let page: ServedPage = { ...newPage(PAGE, ""), contents };
  for (const run of runsIn(queue)) page = takeRun(page, run, CONTENTS.indexOf(run.form[0]!));
  return page;
}

function* runsIn(queue: FrameQueue): Generator<AnswerRun> {
  const reader = new FrameReader();
  for (let parts = queue.next(); parts !== null; parts = queue.next())
    for (const part of parts)
      for (const { words } of reader.take(Buffer.from(part))) if (words.kind === "run") yield words.run;
}

const someAnswers = fc
  .array(
    fc.record({
      content: fc.constantFrom("A", "B", "C") as fc.Arbitrary<Answer["content"]>,
      coding: fc.constantFrom("", "gzip", "br") as fc.Arbitrary<Answer["coding"]>,
      gapMs: fc.integer({ min: 0, max: 400_000 }),
      tookMs: fc.integer({ min: 1, max: 300_000 }),
      isFlushed: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((list) => {
    let lastByteAt = NOON as number;
    return list.map(({ gapMs, tookMs, ...rest }): Answer => {
      lastByteAt += gapMs;
      return { ...rest, lastByteAt, arrivedAt: lastByteAt - tookMs };
    });
  });

it("no public span has an answer of another content inside, and every answer is counted once", () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const told = toldSpans(pageAfter(answers));
      expect(told.reduce((sum, { told: { count = 0 } }) => sum + count, 0)).toBe(answers.length);
      for (const { kept: held, told: span } of told) {
        if (span.variant !== undefined || span.from === span.to) continue;
        const inside = answers.filter(
          ({ content, arrivedAt, lastByteAt }) =>
            held.identity.contentDigest !== kept(content).identity.contentDigest &&
            span.from <= lastByteAt &&
            arrivedAt < span.to,
        );
        expect(inside).toEqual([]);
      }
    }),
    { seed: 163, numRuns: 2_000 },
  );
});
