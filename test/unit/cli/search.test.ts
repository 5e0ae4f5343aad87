// `isochron search` over what was imported, and what becomes of the index: lost, damaged, removed by order.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { indexTexts } from "#study/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { httpBlock, members, oddRecord } from "../../support/archives/odd-files.js";
import { pdfOf } from "../../support/search/pdf-files.js";
import { runCli } from "../../support/test-io.js";

interface Found {
  readonly hits: readonly {
    readonly url: string;
    readonly firstSeenAt: string;
    readonly lastSeenAt: string;
    readonly standing: string | null;
    readonly type: string;
  }[];
  readonly total: { readonly count: number; readonly isExact: boolean };
  readonly unindexed: number;
}

const page = (path: string, day: string, body: string, head = "Content-Type: text/html"): Buffer =>
  oddRecord(path, httpBlock(body, head), { date: `2014-03-${day}T12:00:00Z` });

async function filled(): Promise<{ archive: string; run: (...argv: string[]) => ReturnType<typeof runCli> }> {
  const dir = temporaryDirectory();
  const archive = join(dir, "archive");
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "x.warc.gz");
  writeFileSync(
    file,
    members(
      page("/a", "01", "<html lang=de><title>Fluss</title><p>Der Fluss steigt<script>var unseen</script>"),
      page("/a", "02", "<html lang=de><title>Fluss</title><p>Der Fluss steigt<script>var unseen</script>"),
      page("/a", "05", "<p>Der Fluss f&auml;llt"),
      page("/b", "01", "<p>&#x6771;&#x4eac;&#x90fd;&#x306e;flood"),
      page("/gone", "01", "<p>flood here"),
      oddRecord("/gone", Buffer.from("HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\nno flood"), {
        date: "2014-03-04T12:00:00Z",
      }),
      page("/r.pdf", "01", pdfOf(["Flood report"]).toString("latin1"), "Content-Type: application/pdf"),
      page("/d.json", "01", '{"flood":1}', "Content-Type: application/json"),
    ),
  );
  const run = (...argv: string[]): ReturnType<typeof runCli> => runCli([...argv, "--archive", archive]);
  const { code, err } = await run("import", file);
  expect([code, err]).toEqual([0, ""]);
  return { archive, run };
}

async function found(run: Awaited<ReturnType<typeof filled>>["run"], ...argv: string[]): Promise<Found> {
  const { code, out, err } = await run("search", ...argv, "--json");
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out) as Found;
}

const paths = ({ hits }: Found): string[] => hits.map(({ url }) => new URL(url).pathname).sort();

describe("isochron search", () => {
  it("finds versions, and only what stood at the time that is chosen", async () => {
    const { run, archive } = await filled();
    expect(existsSync(join(archive, "search.sqlite"))).toBe(true);
    expect(paths(await found(run, "flood"))).toEqual(["/b", "/gone", "/r.pdf"]);
    expect(paths(await found(run, "flood", "--at", "2014-03-06"))).toEqual(["/b", "/r.pdf"]);
    expect(paths(await found(run, "flood", "--type", "pdf"))).toEqual(["/r.pdf"]);
    expect(paths(await found(run, "東京"))).toEqual(["/b"]);
    expect(paths(await found(run, "unseen"))).toEqual([]);
    const { hits } = await found(run, "fluss", "--language", "de");
    expect(hits).toMatchObject([
      { firstSeenAt: "2014-03-01T12:00:00.000Z", lastSeenAt: "2014-03-02T12:00:00.000Z", standing: null },
    ]);
    expect((await found(run, "fluss", "--at", "2014-03-02T00:00:00Z")).hits).toMatchObject([
      { standing: "between" },
    ]);
    expect((await found(run, "fallt", "--at", "2014-03-02T00:00:00Z")).hits).toEqual([]);
    const text = (await run("search", "fluss", "steigt")).out;
    expect(text).toContain("Fluss  http://example.org/a\n");
    expect(text).toContain("Der [Fluss] [steigt]");
  });

  it("says in one line what is wrong with a question", async () => {
    const { run } = await filled();
    expect(await run("search", "!!")).toMatchObject({ code: 2, err: expect.stringMatching(/^isochron: nothing to search for: .*\n$/) as string }); // prettier-ignore
    expect((await run("search", "a", "--language", "deutsch!")).code).toBe(2);
    expect((await run("search", "a", "--type", "json")).code).toBe(2);
  });

  it.each([
    ["lost", (path: string) => rmSync(path)],
    ["damaged", (path: string) => writeFileSync(path, "no database".repeat(100))],
  ])("an index that is %s is made anew by whoever asks, and by reindex", async (_, harm) => {
    const { run, archive } = await filled();
    const before = await found(run, "flood");
    for (const mend of [false, true]) {
      for (const suffix of ["-wal", "-shm"]) rmSync(join(archive, `search.sqlite${suffix}`), { force: true });
      harm(join(archive, "search.sqlite"));
      if (mend) expect((await run("reindex")).code).toBe(0);
      const { out } = await run("search", "flood", "--json");
      expect((JSON.parse(out) as Found).total).toEqual(before.total);
      expect(await found(run, "flood")).toEqual(before);
    }
  });

  it("what an interruption left out is said, and added by the next", async () => {
    const { run, archive } = await filled();
    const opened = await openArchive(archive);
    await opened.search.clear();
    const stopped = new AbortController();
    stopped.abort();
    expect(await indexTexts(opened, stopped.signal)).toEqual({ captures: 0, texts: 0 });
    await opened.close();
    expect((await found(run, "flood")).unindexed).toBe(0);
    const again = await openArchive(archive);
    expect(await indexTexts(again)).toEqual({ captures: 0, texts: 0 });
    await again.close();
  });

  it("what is removed by order is removed from it too", async () => {
    const { run, archive } = await filled();
    const opened = await openArchive(archive, { mode: "read" });
    const [capture] = await opened.catalog.captures.list();
    await opened.close();
    const removal = await run("warc", "remove", "--capture", capture!.id, "--url", "http://example.org/a", "--reason", "x"); // prettier-ignore
    expect([removal.code, removal.err]).toEqual([0, ""]);
    expect(readFileSync(join(archive, "search.sqlite"), "latin1")).not.toContain("steigt");
    expect(paths(await found(run, "fluss"))).toEqual([]);
    expect(paths(await found(run, "flood"))).toEqual(["/b", "/gone", "/r.pdf"]);
  });
});
