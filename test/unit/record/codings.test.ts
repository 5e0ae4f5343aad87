// Visitors ask for several codings at a time, and answers of each are put together before they go to the writer: what
// comes of it must hold whatever a server gives to whom. A stale compressed copy beside a fresh plain one is common.
import fc from "fast-check";
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { AnswerRuns, FrameQueue, FrameReader, type Frame } from "#record/relay/index.js";
import { cutPage, newPage, takeRun, toldSpans } from "#record/served/index.js";
import type { ServedPage } from "#ports/index.js";
import { kept, NOON, PAGE } from "../../support/record/served-samples.js";

interface Answer {
  readonly content: "A" | "B" | "C" | "other";
  readonly coding: "" | "gzip" | "br";
  readonly arrivedAt: number;
  readonly lastByteAt: number;
  readonly isFlushed: boolean;
}

const CONTENTS = ["A", "B", "C"];

/** Through runs, queue and frames to the page, as from proxy to writer, who takes frames when answers are flushed. */
function pageAfter(answers: readonly Answer[], maxFrames: number): { page: ServedPage; dropped: number } {
  const queue = new FrameQueue({ maxFrames, maxBytes: 1e9 });
  const runs = new AnswerRuns(queue, 10);
  const contents = CONTENTS.map((name) => ({ identity: name, forms: [], kept: kept(name) }));
  let page: ServedPage = { ...newPage(PAGE, ""), contents };
  const takeAll = (): void => {
    for (const { words, seq } of framesIn(queue)) {
      if (words.kind === "cut-all") page = cutPage(page);
      if (words.kind === "cut") page = cutPage(page, words.lost);
      if (words.kind === "run") page = takeRun(page, words.run, CONTENTS.indexOf(words.run.form[0]!));
      queue.acknowledge(seq);
    }
  };
  for (const { content, coding, isFlushed, ...times } of answers) {
    const [arrivedAt, lastByteAt] = [instant(times.arrivedAt), instant(times.lastByteAt)];
    const words = { head: "", leftOut: null, secrets: [] };
    if (content === "other") runs.cut(PAGE, { since: arrivedAt, until: lastByteAt });
    else
      runs.take({
        url: PAGE,
        variant: null,
        form: `${content} ${coding}`,
        coding,
        arrivedAt,
        lastByteAt,
        content: () => ({ words, body: [] }),
      });
    if (!isFlushed) continue;
    runs.flush();
    takeAll();
  }
  runs.flush(true);
  takeAll();
  return { page, dropped: runs.tallies.dropped };
}

function* framesIn(queue: FrameQueue): Generator<Frame> {
  const reader = new FrameReader();
  for (let parts = queue.next(); parts !== null; parts = queue.next())
    for (const part of parts) yield* reader.take(Buffer.from(part));
}

const someAnswers = fc
  .array(
    fc.record({
      content: fc.constantFrom("A", "A", "B", "C", "other") as fc.Arbitrary<Answer["content"]>,
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

/** Answers of another content, or of none that is kept, which lie inside what is claimed of the public page. */
function contradicting(page: ServedPage, answers: readonly Answer[]): Answer[] {
  return toldSpans(page).flatMap(({ kept: held, told: span }) =>
    span.variant !== undefined || span.from === span.to
      ? []
      : answers.filter(
          ({ content, arrivedAt, lastByteAt }) =>
            held.identity.contentDigest !== kept(content).identity.contentDigest &&
            span.from <= lastByteAt &&
            arrivedAt < span.to,
        ),
  );
}

it("no public span has another answer inside, and every answer is counted once", () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const { page } = pageAfter(answers, 10_000);
      const recorded = answers.filter(({ content }) => content !== "other").length;
      expect(toldSpans(page).reduce((sum, { told: { count = 0 } }) => sum + count, 0)).toBe(recorded);
      expect(contradicting(page, answers)).toEqual([]);
    }),
    { seed: 163, numRuns: 3_000 },
  );
});

it("nor has it one that was lost for want of room", () => {
  let dropped = 0;
  fc.assert(
    fc.property(someAnswers, fc.integer({ min: 1, max: 6 }), (answers, maxFrames) => {
      const after = pageAfter(answers, maxFrames);
      dropped += after.dropped;
      expect(contradicting(after.page, answers)).toEqual([]);
    }),
    { seed: 163, numRuns: 3_000 },
  );
  expect(dropped).toBeGreaterThan(1_000);
});
