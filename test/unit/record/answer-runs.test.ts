import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { AnswerRuns, FrameQueue, FrameReader, type Frame, type SeenAnswer } from "#record/relay/index.js";
import { NOON } from "../../support/record/served-samples.js";

const DAY_MS = 86_400_000;

function seen(form: string, at: number, patch: Partial<SeenAnswer> = {}): SeenAnswer {
  return {
    url: "https://site.test/a" as PageUrl,
    variant: null,
    form,
    coding: "",
    arrivedAt: instant(NOON + at),
    lastByteAt: instant(NOON + at + 5),
    content: () => ({
      words: { head: "HTTP/1.1 200 OK\r\n\r\n", leftOut: null, secrets: [] },
      body: [Buffer.from(form)],
    }),
    ...patch,
  };
}

/** All frames that wait, in order. */
function framesOf(queue: FrameQueue): Frame[] {
  const reader = new FrameReader();
  const frames: Frame[] = [];
  for (let parts = queue.next(); parts !== null; parts = queue.next())
    for (const part of parts) frames.push(...reader.take(Buffer.from(part)));
  return frames;
}

const words = (frames: readonly Frame[]): string[] =>
  frames.map(({ words: said, body }) =>
    said.kind === "run"
      ? `${said.run.form} x${said.run.count}${said.run.lost !== null ? " cut" : ""}${said.content ? ` with ${body.length} bytes` : ""}`
      : said.kind,
  );

const make = (maxFrames = 100, maxBytes = 10_000, maxPages = 10) => {
  const queue = new FrameQueue({ maxFrames, maxBytes });
  return { queue, runs: new AnswerRuns(queue, maxPages) };
};

describe("answers on their way to the writer", () => {
  it("bring their body once, and go on as counts", () => {
    const { queue, runs } = make();
    for (let at = 0; at < 100; at++) runs.take(seen("A", at));
    runs.flush();
    expect(words(framesOf(queue))).toEqual(["A x1 with 1 bytes", "A x99"]);
  });

  it("keep their order when something changes, in every coding", () => {
    const { queue, runs } = make();
    runs.take(seen("A", 0));
    runs.take(seen("A.gz", 1, { coding: "gzip" }));
    runs.take(seen("A", 2));
    runs.take(seen("A.gz", 3, { coding: "gzip" }));
    runs.take(seen("B", 4));
    runs.take(seen("A", 5));
    runs.flush();
    expect(words(framesOf(queue))).toEqual(["A x1 with 1 bytes", "A.gz x1 with 4 bytes", "A x1", "A.gz x1", "B x1 with 1 bytes", "A x1"]); // prettier-ignore
  });

  it("that find no room are counted, and their page is cut there", () => {
    const { queue, runs } = make(1);
    runs.take(seen("A", 0));
    runs.take(seen("A", 1));
    runs.take(seen("A", 2));
    runs.flush();
    expect(runs.tallies).toEqual({ taken: 3, dropped: 2 });
    framesOf(queue);
    queue.acknowledge(1);
    runs.take(seen("A", 3));
    runs.flush();
    expect(words(framesOf(queue))).toEqual(["A x1 cut"]);
  });

  it("in two codings go all or none: one that is lost may lie between the others", () => {
    const { queue, runs } = make(3);
    runs.take(seen("A", 0));
    runs.take(seen("B.gz", 1, { coding: "gzip" }));
    runs.take(seen("A", 2));
    runs.take(seen("B.gz", 3, { coding: "gzip" }));
    runs.flush();
    expect(runs.tallies).toEqual({ taken: 4, dropped: 2 });
    expect(words(framesOf(queue))).toEqual(["A x1 with 1 bytes", "B.gz x1 with 4 bytes", "cut"]);
  });

  it("are told of as lost when there is room, of each kind of visitors for themselves", () => {
    const { queue, runs } = make(2);
    runs.take(seen("A", 0));
    runs.take(seen("A", 0, { variant: "de" }));
    for (const variant of [null, "de"]) runs.take(seen("B", variant === null ? 20 : 10, { variant }));
    framesOf(queue);
    queue.acknowledge(2);
    runs.flush();
    const since = framesOf(queue).map(({ words: said }) => said.kind === "cut" && said.lost.since - NOON);
    expect(since).toEqual([20, 10]);
  });

  it("cut all when a page is forgotten that was not told of its loss", () => {
    const { queue, runs } = make(1, 10_000, 1);
    runs.take(seen("A", 0));
    runs.take(seen("A", 1));
    runs.flush();
    // Another page takes the place of the first, and finds no room either.
    runs.take(seen("B", 2, { url: "https://site.test/b" as PageUrl }));
    framesOf(queue);
    queue.acknowledge(1);
    runs.cut("https://site.test/b" as PageUrl, { since: instant(NOON + 3), until: instant(NOON + 4) });
    expect(words(framesOf(queue))).toEqual(["cut-all"]);
  });

  it("cut all when the word that a page is to be cut finds no room", () => {
    const { queue, runs } = make(2);
    runs.take(seen("A", 0));
    runs.take(seen("B", 1, { url: "https://site.test/b" as PageUrl }));
    runs.cut("https://site.test/a" as PageUrl, { since: instant(NOON + 1), until: instant(NOON + 2) });
    framesOf(queue);
    queue.acknowledge(2);
    runs.take(seen("A", 2));
    runs.flush();
    expect(words(framesOf(queue))).toEqual(["cut-all", "A x1 cut"]);
  });

  it("bring bodies again on a new day, behind all of the day before", () => {
    const { queue, runs } = make();
    runs.take(seen("A", 0));
    runs.take(seen("A", 1));
    runs.take(seen("A", DAY_MS));
    expect(words(framesOf(queue))).toEqual(["A x1 with 1 bytes", "A x1", "A x1 with 1 bytes"]);
  });

  it("hold no more pages than they may", () => {
    const { queue, runs } = make(10_000, 1e9, 50);
    for (let at = 0; at < 1_000; at++)
      runs.take(seen("A", at, { url: `https://site.test/${at % 200}` as PageUrl }));
    runs.flush();
    expect(runs.livePages).toBe(50);
    const sum = framesOf(queue).reduce(
      (count, { words: said }) => count + (said.kind === "run" ? said.run.count : 0),
      0,
    );
    expect(sum).toBe(1_000);
  });
});

describe("a queue of frames", () => {
  it("sends what is not acknowledged again, under the same numbers", () => {
    const queue = new FrameQueue({ maxFrames: 10, maxBytes: 1_000 });
    for (let at = 0; at < 5; at++) queue.push({ kind: "cut-all" });
    expect(framesOf(queue).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    queue.acknowledge(3);
    queue.rewind();
    expect(framesOf(queue).map(({ seq }) => seq)).toEqual([4, 5]);
    expect(queue.length).toBe(2);
    queue.acknowledge(5);
    expect([queue.length, queue.bytes, queue.oldest]).toEqual([0, 0, null]);
  });

  it("holds no more bytes than it may", () => {
    const queue = new FrameQueue({ maxFrames: 10, maxBytes: 1_000 });
    expect(queue.push({ kind: "cut-all" }, [Buffer.alloc(900)])).toBe(true);
    expect(queue.push({ kind: "cut-all" }, [Buffer.alloc(900)])).toBe(false);
    expect(queue.push({ kind: "end" }, [], true)).toBe(true);
  });

  it("is read back whole from pieces of any length", () => {
    const queue = new FrameQueue({ maxFrames: 10, maxBytes: 10_000 });
    queue.push({ kind: "cut-all" }, [Buffer.from("one"), Buffer.from("two")]);
    queue.push({ kind: "end" }, []);
    const bytes = Buffer.concat([...queue.next()!, ...queue.next()!]);
    const reader = new FrameReader();
    const frames = [...bytes].flatMap((byte) => [...reader.take(Buffer.from([byte]))]);
    expect(frames.map(({ words: said, body }) => `${said.kind} ${String(body)}`)).toEqual([
      "cut-all onetwo",
      "end ",
    ]);
    expect(() => [...new FrameReader().take(Buffer.alloc(20, 255))]).toThrow("no frame");
  });
});
