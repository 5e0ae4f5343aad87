// What a package of ours holds, looked at with plain ZIP tools and recomputed digests.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { checkWacz, exportWacz, importFiles, openArchive } from "#store/index.js";
import { SmallDisk } from "../../../support/archives/faulty-file-system.js";
import { packageBytes } from "#store/wacz/package-writer.js";
import {
  collect,
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../../support/archives/archives.js";
import { fillArchive } from "../../../support/archives/filled-archive.js";
import { makeReport } from "../../../support/samples/reports.js";
import { sha256, unpack, type PackedFile } from "../../../support/archives/wacz-tools.js";

const T0 = 1_700_000_000_000;
const HTML = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8";

function textOf(files: ReadonlyMap<string, PackedFile>, name: string): string {
  return files.get(name)!.bytes.toString();
}

function linesOf(files: ReadonlyMap<string, PackedFile>, name: string): Record<string, unknown>[] {
  const lines = textOf(files, name).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** One finished capture with its report and certificate. */
async function finishedCapture(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  const head = "HTTP/1.1 200 OK\nContent-Type: text/html";
  await fillArchive(archive, makeReport({ pages: 2 }), [
    {
      url: "http://demo.example/",
      head,
      body: "<title>Home &amp; more</title><style>p{}</style><p>Some <b>text</b>s",
    },
    {
      url: "http://demo.example/b",
      head: head.replace("200 OK", "404 Not Found"),
      body: "<title>Gone</title>",
    },
    { url: "http://demo.example/c.css", head: "HTTP/1.1 200 OK\nContent-Type: text/css", body: "p{}" },
  ]);
  await archive.close();
  return dir;
}

/** The second capture only revisits what the first one stored. */
async function revisitedSite(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("first"));
  await archive.catalog.captures.create(someCapture("second"));
  await archive.catalog.captures.create(someCapture("other", { site: "other.org" }));
  const first = await archive.warcs.open("first");
  const [, a] = await first.writeExchange(
    someExchange(pageUrl("/a"), T0, httpBytes("<title>A</title>aa", HTML)),
  );
  await first.writeExchange(someExchange(pageUrl("/b"), T0 + 1000, httpBytes("<title>B</title>", HTML)));
  const refersTo = { id: a!.id, date: instant(T0) };
  const second = await archive.warcs.open("second");
  const same = httpBytes("<title>A</title>aa", HTML);
  await second.writeExchange(someExchange(pageUrl("/a"), T0 + 5000, same, { refersTo }));
  const other = await archive.warcs.open("other");
  await other.writeExchange(someExchange(pageUrl("/x"), T0 + 5000, httpBytes("X")));
  await archive.close();
  return dir;
}

describe("a package", () => {
  it("describes every file in it with the right hash and size, and seals the description", async () => {
    const dir = await finishedCapture();
    const out = join(temporaryDirectory(), "deep/out.wacz");
    const createdAt = instant(T0);
    const summary = await exportWacz(dir, out, { createdAt, software: "isochron/test" });
    expect(summary).toMatchObject({ warcs: 1, pages: 1, originals: 0, missing: { count: 0 }, findings: [] });
    const files = await unpack(out);
    const description = JSON.parse(textOf(files, "datapackage.json")) as {
      resources: { name: string; path: string; hash: string; bytes: number }[];
    };
    const report = makeReport({ pages: 2 });
    expect(description).toMatchObject({
      profile: "data-package",
      wacz_version: "1.1.1",
      created: new Date(T0).toISOString(),
      software: "isochron/test",
      title: `${report.site} as of ${new Date(report.asOf).toISOString()}`,
      mainPageUrl: report.seeds[0],
    });
    const folder = `captures/${report.capture}`;
    expect(description.resources.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^archive\/.*\.warc\.gz$/),
      "indexes/index.cdx",
      "pages/pages.jsonl",
      `${folder}/report.json`,
      `${folder}/report.html`,
      `${folder}/certificate.json`,
    ]);
    for (const { path, hash, bytes } of description.resources) {
      expect(hash, path).toBe(sha256(files.get(path)!.bytes));
      expect(bytes, path).toBe(files.get(path)!.bytes.length);
    }
    expect(new Set(description.resources.map(({ name }) => name)).size).toBe(description.resources.length);
    expect(JSON.parse(textOf(files, "datapackage-digest.json"))).toEqual({
      path: "datapackage.json",
      hash: sha256(files.get("datapackage.json")!.bytes),
    });
    expect(files.size).toBe(description.resources.length + 2);
  });

  it("holds the archive's WARC files byte for byte, stored, and the results as they are", async () => {
    const dir = await finishedCapture();
    const out = join(dir, "out.wacz");
    const { captures } = await exportWacz(dir, out);
    const files = await unpack(out);
    const warcs = readdirSync(join(dir, "warcs"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".warc.gz"),
    );
    expect(warcs).toHaveLength(1);
    for (const warc of warcs) {
      const packed = files.get(`archive/${basename(warc)}`)!;
      expect(packed.isStored).toBe(true);
      expect(packed.bytes.equals(readFileSync(join(dir, "warcs", warc)))).toBe(true);
    }
    for (const name of ["report.json", "report.html", "certificate.json"]) {
      const path = `captures/${captures[0]}/${name}`;
      expect(files.get(path)!.bytes.equals(readFileSync(join(dir, path))), name).toBe(true);
    }
  });

  it("lists documents that were there with title and text, and nothing else", async () => {
    const dir = await finishedCapture();
    await exportWacz(dir, join(dir, "out.wacz"));
    const [header, ...pages] = linesOf(await unpack(join(dir, "out.wacz")), "pages/pages.jsonl");
    expect(header).toMatchObject({ format: "json-pages-1.0", id: "pages" });
    expect(pages).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{22}$/) as string,
        url: "http://demo.example/",
        ts: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        title: "Home & more",
        text: "Some texts",
      },
    ]);
  });

  it("has a sorted index whose file names are those in archive/", async () => {
    const dir = await revisitedSite();
    await exportWacz(dir, join(dir, "out.wacz"));
    const files = await unpack(join(dir, "out.wacz"));
    const lines = textOf(files, "indexes/index.cdx").trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect([...lines].sort()).toEqual(lines);
    for (const line of lines) {
      const { filename, offset, length } = JSON.parse(line.slice(line.indexOf("{"))) as Record<
        string,
        string
      >;
      const member = files
        .get(`archive/${filename}`)!
        .bytes.subarray(Number(offset), Number(offset) + Number(length));
      expect(gunzipSync(member).toString("latin1", 0, 8)).toBe("WARC/1.1");
    }
  });

  it("writes a large index in blocks with an index of the blocks", async () => {
    const dir = await revisitedSite();
    await exportWacz(dir, join(dir, "plain.wacz"));
    await exportWacz(dir, join(dir, "out.wacz"), { largeIndexBytes: 1 });
    const files = await unpack(join(dir, "out.wacz"));
    expect(files.has("indexes/index.cdx")).toBe(false);
    const blocks = files.get("indexes/index.cdx.gz")!;
    expect(blocks.isStored).toBe(true);
    const [meta, line, ...rest] = textOf(files, "indexes/index.idx").trimEnd().split("\n");
    expect(meta).toBe('!meta 0 {"format":"cdxj-gzip-1.0","filename":"index.cdx.gz"}');
    expect(rest).toEqual([]);
    expect(JSON.parse(line!.slice(line!.indexOf("{")))).toEqual({
      offset: 0,
      length: blocks.bytes.length,
      digest: sha256(blocks.bytes),
      filename: "index.cdx.gz",
    });
    const plain = textOf(await unpack(join(dir, "plain.wacz")), "indexes/index.cdx");
    expect(gunzipSync(blocks.bytes).toString()).toBe(plain);
    expect(await checkWacz(join(dir, "out.wacz"))).toEqual([]);
  });
});

describe("a part of the archive", () => {
  it("takes along the originals that its revisits need, and is whole by itself", async () => {
    const dir = await revisitedSite();
    const out = join(temporaryDirectory(), "second.wacz");
    const summary = await exportWacz(dir, out, { capture: "second" });
    expect(summary).toMatchObject({ warcs: 2, pages: 1, originals: 1, missing: { count: 0, targets: [] } });
    const [, page] = linesOf(await unpack(out), "pages/pages.jsonl");
    expect(page).toMatchObject({ title: "A", text: "aa", ts: new Date(T0 + 5000).toISOString() });
    const again = temporaryDirectory();
    await importFiles(again, [out]);
    await (await openArchive(again)).close();
    const archive = await openArchive(again, { mode: "read" });
    const entries = await archive.index.lookup(pageUrl("/a"));
    expect(entries.map(({ at, recordType }) => [at - T0, recordType])).toEqual([
      [0, "response"],
      [5000, "revisit"],
    ]);
    const { httpBytes: bytes } = await archive.index.read(entries[1]!);
    expect(Buffer.from(bytes).toString()).toContain("<title>A</title>aa");
    await archive.close();
  });

  it("says which originals are nowhere", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create(someCapture("c"));
    const sink = await archive.warcs.open("c");
    const refersTo = { id: "<urn:uuid:00000000-0000-4000-8000-000000000000>", date: instant(T0) };
    await sink.writeExchange(someExchange(pageUrl("/a"), T0 + 5000, httpBytes("A"), { refersTo }));
    await archive.close();
    const { missing } = await exportWacz(dir, join(dir, "out.wacz"));
    expect(missing).toEqual({ count: 1, targets: [pageUrl("/a")] });
  });

  it("keeps to a span, and cuts the files to it", async () => {
    const dir = await revisitedSite();
    const out = join(dir, "span.wacz");
    const span = { site: "example.org", from: instant(T0 + 500), to: instant(T0 + 2000) };
    expect(await exportWacz(dir, out, span)).toMatchObject({ warcs: 1, pages: 1, originals: 0 });
    const lines = textOf(await unpack(out), "indexes/index.cdx")
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(pageUrl("/b"));
    expect(await checkWacz(out)).toEqual([]);
  });

  it("refuses to write a package of nothing", async () => {
    const dir = await revisitedSite();
    const out = join(dir, "none.wacz");
    await expect(exportWacz(dir, out, { site: "nowhere.example" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(exportWacz(dir, out, { from: instant(T0 + 1e9) })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(readdirSync(dir).filter((name) => name.startsWith("none"))).toEqual([]);
  });

  it.each([0, 300, 2000])(
    "leaves an older package alone when the disk is full after %i bytes",
    async (free) => {
      const dir = await revisitedSite();
      const folder = temporaryDirectory();
      const out = join(folder, "out.wacz");
      writeFileSync(out, "older");
      const fileSystem = new SmallDisk(free);
      await expect(exportWacz(dir, out, { fileSystem })).rejects.toMatchObject({ code: "DISK_FULL" });
      expect(readdirSync(folder)).toEqual(["out.wacz"]);
      expect(readFileSync(out, "utf8")).toBe("older");
    },
  );

  it("fails, and writes nothing, when a file cannot be read to its end", async () => {
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from("some");
      throw new Error("the disk has a hole");
    };
    const file = { path: "archive/x.warc.gz", name: "x", isStored: true, content: broken };
    await expect(
      collect(packageBytes([file], { created: new Date(T0).toISOString(), software: "test" })),
    ).rejects.toThrowError("the disk has a hole");
  });
});
