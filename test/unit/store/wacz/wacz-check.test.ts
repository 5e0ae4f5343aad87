// A good package has no finding; each way of being wrong has its own.
import { join } from "node:path";
import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { checkWacz, exportWacz, openArchive, type WaczFindingCode } from "#store/index.js";
import { httpBytes, pageUrl, someCapture, someExchange } from "../../../support/archives/archives.js";
import { pack, resealed, unpack, type PackedFile } from "../../../support/archives/wacz-tools.js";

let dir: string;
let good: Map<string, PackedFile>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-check-"));
  const archive = await openArchive(join(dir, "archive"));
  await archive.catalog.captures.create(someCapture("c"));
  const sink = await archive.warcs.open("c");
  for (const path of ["/a", "/b", "/c"])
    await sink.writeExchange(
      someExchange(pageUrl(path), 1_700_000_000_000, httpBytes(`<title>${path}</title>`)),
    );
  await archive.close();
  await exportWacz(join(dir, "archive"), join(dir, "good.wacz"));
  good = await unpack(join(dir, "good.wacz"));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const INDEX = "indexes/index.cdx";
const PAGES = "pages/pages.jsonl";
const WARC = "archive/c-00001.warc.gz";

type Change = (files: Map<string, PackedFile>) => Map<string, PackedFile>;

function without(name: string): Change {
  return (files) => new Map([...files].filter(([path]) => path !== name));
}

function edited(name: string, edit: (text: string) => string): Change {
  return (files) => {
    const { bytes, isStored } = files.get(name)!;
    return new Map(files).set(name, {
      bytes: Buffer.from(edit(bytes.toString("latin1")), "latin1"),
      isStored,
    });
  };
}

function compressed(name: string): Change {
  return (files) => new Map(files).set(name, { bytes: files.get(name)!.bytes, isStored: false });
}

async function findingsOf(
  files: Map<string, PackedFile>,
): Promise<{ codes: WaczFindingCode[]; entries: unknown[] }> {
  const path = join(dir, "changed.wacz");
  await pack(path, files);
  const findings = await checkWacz(path);
  for (const { message } of findings) expect(message).not.toBe("");
  return { codes: findings.map(({ code }) => code), entries: findings.map(({ entry }) => entry) };
}

const reversed = (text: string): string => `${text.trimEnd().split("\n").reverse().join("\n")}\n`;
const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`"${name}":"[^"]*"`), `"${name}":"${value}"`);

describe("checking a package", () => {
  it("finds nothing in a good one, ours or sealed by others", async () => {
    expect(await checkWacz(join(dir, "good.wacz"))).toEqual([]);
    expect((await findingsOf(resealed(good))).codes).toEqual([]);
  });

  it.each<[WaczFindingCode, string, Change]>([
    ["warc-missing", "no WARC file", without(WARC)],
    ["index-missing", "no index", without(INDEX)],
    [
      "index-missing",
      "an index under a name that players do not know",
      (files) => without(INDEX)(new Map(files).set("indexes/index.cdxj", files.get(INDEX)!)),
    ],
    ["pages-missing", "no page list", without(PAGES)],
    ["pages-malformed", "a page without URL", edited(PAGES, (text) => `${text}{"title":"x"}\n`)],
    [
      "pages-malformed",
      "no header of the page list",
      edited(PAGES, (text) => text.slice(text.indexOf("\n") + 1)),
    ],
    ["pages-malformed", "an empty page list", edited(PAGES, () => "")],
    ["warc-compressed", "a WARC file compressed again", compressed(WARC)],
    ["index-unsorted", "an unsorted index", edited(INDEX, reversed)],
    ["index-malformed", "a line that is none", edited(INDEX, (text) => `${text}zzz\n`)],
    ["index-empty", "an empty index", edited(INDEX, () => "")],
    ["index-dangling", "a file that is not there", edited(INDEX, field("filename", "other.warc.gz"))],
    ["index-dangling", "an offset behind the end", edited(INDEX, field("offset", "99999999"))],
    ["index-dangling", "an offset inside a record", edited(INDEX, field("offset", "7"))],
    ["index-dangling", "another record's URL", edited(INDEX, field("url", "http://example.org/zzz"))],
  ])("finds %s: %s", async (code, _, change) => {
    const { codes } = await findingsOf(resealed(change(good)));
    expect(codes).toContain(code);
  });

  it.each<[WaczFindingCode, string, Change, string]>([
    ["hash-mismatch", "a page list changed afterwards", edited(PAGES, (t) => t.replace("/a", "/A")), PAGES],
    ["size-mismatch", "a page list that has grown", edited(PAGES, (t) => `${t}\n`), PAGES],
    ["hash-mismatch", "a WARC file changed by one bit", edited(WARC, (t) => `${t.slice(0, -1)}!`), WARC],
    ["resource-missing", "a listed file that is not there", without(PAGES), PAGES],
    [
      "resource-unlisted",
      "a file that is not listed",
      (files) => new Map(files).set("extra.txt", { bytes: Buffer.from("x"), isStored: false }),
      "extra.txt",
    ],
    ["datapackage-missing", "no description", without("datapackage.json"), "datapackage.json"],
    ["datapackage-invalid", "no JSON", edited("datapackage.json", () => "{"), "datapackage.json"],
    ["datapackage-invalid", "no resources", edited("datapackage.json", () => "{}"), "datapackage.json"],
    [
      "datapackage-invalid",
      "an unknown version",
      edited("datapackage.json", (t) => t.replace("1.1.1", "9")),
      "datapackage.json",
    ],
    [
      "hash-missing",
      "a hash of another kind",
      edited("datapackage.json", (t) => t.replace("sha256:", "md5:")),
      WARC,
    ],
    ["datapackage-digest-missing", "no seal", without("datapackage-digest.json"), "datapackage-digest.json"],
    [
      "datapackage-digest-wrong",
      "a description changed afterwards",
      edited("datapackage.json", (t) => t.replace("created", "Created")),
      "datapackage-digest.json",
    ],
    [
      "datapackage-digest-wrong",
      "a seal that is no JSON",
      edited("datapackage-digest.json", () => "?"),
      "datapackage-digest.json",
    ],
  ])("finds %s: %s", async (code, _, change, entry) => {
    const { codes, entries } = await findingsOf(change(good));
    expect(codes).toContain(code);
    expect(entries[codes.indexOf(code)]).toBe(entry);
  });

  it("finds a compressed index without the index of its blocks, and one that cannot be decompressed", async () => {
    await exportWacz(join(dir, "archive"), join(dir, "blocks.wacz"), { largeIndexBytes: 0 });
    const blocks = await unpack(join(dir, "blocks.wacz"));
    expect((await findingsOf(resealed(without("indexes/index.idx")(blocks)))).codes).toEqual([
      "index-missing",
    ]);
    expect((await findingsOf(resealed(compressed("indexes/index.cdx.gz")(blocks)))).codes).toEqual([
      "warc-compressed",
    ]);
    const broken = edited("indexes/index.cdx.gz", (text) => text.slice(0, -20))(blocks);
    expect((await findingsOf(resealed(broken))).codes).toContain("unreadable");
  });
});
