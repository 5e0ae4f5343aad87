import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { DayWriter } from "#record/writer/index.js";
import type { AnswerRun } from "#record/served/index.js";
import type { Frame, FrameWords } from "#record/relay/index.js";
import { MemoryJournal } from "#store/index.js";
import { memoryTestimony, NOON, run } from "../../support/record/served-samples.js";

const DAY_MS = 86_400_000;
const next = (of: AnswerRun): AnswerRun => ({
  ...of,
  firstArrivedAt: instant(of.firstArrivedAt + DAY_MS),
  lastArrivedAt: instant(of.lastArrivedAt + DAY_MS),
  firstLastByteAt: instant(of.firstLastByteAt + DAY_MS),
  lastLastByteAt: instant(of.lastLastByteAt + DAY_MS),
});

/** A writer on a journal, as one process after the other would open it. */
function desk() {
  const journal = new MemoryJournal();
  const first = memoryTestimony("first");
  const second = memoryTestimony("second");
  const opened: string[] = [];
  const open = (name: string) => new DayWriter({
    journal, run: name, site: "site.test", maxPages: 2,
    open: async () => (opened.push(opened.length === 0 ? "first" : "second"), opened.length === 1 ? first.testimony : second.testimony),
    resume: async (id) => (id === "first" ? first : second).testimony,
    isTold: async () => false,
    onConcluded: () => undefined,
  }); // prettier-ignore
  let seq = 0;
  const frame = (words: FrameWords, body = ""): Frame => ({
    seq: ++seq,
    words,
    body: Buffer.from(body, "latin1"),
  });
  const bringing = (of: AnswerRun, body: string, patch: object = {}, fields = ""): Frame => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${fields}Content-Length: ${body.length}\r\n\r\n`;
    return frame({ kind: "run", run: of, content: { head, leftOut: null, secrets: [], ...patch } }, body);
  };
  const counting = (of: AnswerRun): Frame => frame({ kind: "run", run: of });
  return { journal, first, second, open, frame, bringing, counting };
}

const spans = (given: ReturnType<typeof memoryTestimony>["given"]): string[] =>
  given.told.map(
    ({ told: { from, to, count, variant } }) =>
      `${from - NOON}..${to - NOON} x${count}${variant ? ` ${variant}` : ""}`,
  );

describe("a day's writer", () => {
  it("keeps a content once, counts the rest, and tells it when the day ends", async () => {
    const { open, bringing, counting, first } = desk();
    const writer = open("r");
    expect(await writer.begin()).toBe(0);
    await writer.take(bringing(run("A", 0), "page"));
    await writer.take(counting(run("A", 100, 200)));
    expect(await writer.commit()).toEqual({ ack: 2, forget: [] });
    expect(first.given.told).toEqual([]);
    await writer.end();
    expect(first.given.contents).toHaveLength(1);
    expect(spans(first.given)).toEqual(["10..200 x3"]);
    expect(first.given.ends).toBe(1);
  });

  it("knows a content in another coding", async () => {
    const { open, bringing, first } = desk();
    const writer = open("r");
    await writer.begin();
    await writer.take(bringing(run("A", 0), "page"));
    await writer.take(
      bringing(run("A.gz", 100), gzipSync("page").toString("latin1"), {}, "Content-Encoding: gzip\r\n"),
    );
    await writer.end();
    expect(first.given.contents).toHaveLength(1);
    expect(spans(first.given)).toEqual(["10..100 x2"]);
  });

  it("takes no frame twice, and goes on as the same run", async () => {
    const { open, bringing, counting, first } = desk();
    const frames = [bringing(run("A", 0), "page"), counting(run("A", 100)), counting(run("A", 200))];
    const one = open("r");
    await one.begin();
    await one.take(frames[0]!);
    await one.take(frames[1]!);
    await one.commit();
    await one.take(frames[2]!); // and is killed before it commits
    const other = open("r");
    expect(await other.begin()).toBe(2);
    for (const frame of frames) await other.take(frame);
    await other.end();
    expect(spans(first.given)).toEqual(["10..200 x3"]);
  });

  it.each([
    ["frames are missing", false],
    ["another run of the proxy began", true],
  ])("ends what was counted when %s", async (_name, isOther) => {
    const { open, bringing, counting, first, frame } = desk();
    const writer = open("r");
    await writer.begin();
    await writer.take(bringing(run("A", 0), "page"));
    await writer.take(counting(run("A", 100)));
    await writer.commit();
    if (!isOther) frame({ kind: "cut-all" }); // a number that never comes
    const after = isOther ? open("s") : writer;
    if (isOther) expect(await after.begin()).toBe(0);
    await after.take(isOther ? { ...counting(run("A", 200, 300)), seq: 1 } : counting(run("A", 200, 300)));
    await after.end();
    expect(spans(first.given)).toEqual(["10..100 x2", "210..300 x2"]);
  });

  it("asks for a content that it does not have, and claims nothing of its answers", async () => {
    const { open, counting } = desk();
    const writer = open("r");
    await writer.begin();
    await writer.take(counting(run("A", 0)));
    expect((await writer.commit()).forget).toEqual(["https://site.test/a"]);
  });

  it("keeps no content in which a visitor's own secret stands, in any coding", async () => {
    const { open, bringing, first, journal } = desk();
    const writer = open("r");
    await writer.begin();
    const secrets = { secrets: ["s3cr3t%2Dvalue"] };
    await writer.take(bringing(run("A", 0), "page with s3cr3t-value", secrets));
    await writer.take(
      bringing(
        run("B", 100),
        gzipSync("s3cr3t%2Dvalue").toString("latin1"),
        secrets,
        "Content-Encoding: gzip\r\n",
      ),
    );
    await writer.commit();
    expect(first.given.contents).toEqual([]);
    expect(JSON.stringify(await journal.pagesAfter("", 10))).not.toMatch(/s3cr3t/);
  });

  it("ends the day at midnight, also when nobody asks for anything", async () => {
    const { open, bringing, counting, frame, first, second } = desk();
    const writer = open("r");
    await writer.begin();
    await writer.take(bringing(run("A", 0), "page"));
    await writer.take(counting(run("A", 100)));
    await writer.take(frame({ kind: "tick", at: NOON + DAY_MS, tallies: { dropped: 3, credentials: 2 } }));
    expect(spans(first.given)).toEqual(["10..100 x2"]);
    expect(first.given.notes).toEqual(["not recorded: 2 answers to visitors with credentials", "not recorded: 3 answers lost since the archive did not keep up"]); // prettier-ignore
    await writer.take(bringing(next(run("A", 200)), "page"));
    await writer.end();
    expect(spans(second.given)).toEqual([`${DAY_MS + 210}..${DAY_MS + 210} x1`]);
  });

  it("holds few pages, and finds all others in the journal", async () => {
    const { open, bringing, counting, first } = desk();
    const writer = open("r");
    await writer.begin();
    const of = (name: number, at: number) =>
      run("A", at, at, { url: `https://site.test/${name}` as PageUrl });
    for (let name = 0; name < 6; name++) await writer.take(bringing(of(name, name), "page"));
    await writer.commit();
    for (let name = 0; name < 6; name++) await writer.take(counting(of(name, 100 + name)));
    await writer.end();
    expect(spans(first.given)).toEqual([0, 1, 2, 3, 4, 5].map((name) => `${10 + name}..${100 + name} x2`));
  });
});
