// Files that other tools recorded, imported and replayed: every page in them is shown, its links led into the archive.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { replay } from "#access/index.js";
import { findHtmlUrls } from "#formats/index.js";
import { parsePageUrl, toTimestamp17 } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { importFiles, openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { independentRecords } from "../../support/archives/independent-warc.js";
import { sharedData } from "../../support/samples/shared-data.js";

const BASE = join(sharedData ?? "", "conformance");
const FOLDERS = ["warc/iipc-deduplication", "warc/ipwb", "warc/warcio", "acrts"];
const FILES = FOLDERS.flatMap((folder) =>
  sharedData === null
    ? []
    : readdirSync(join(BASE, folder))
        .filter((name) => /\.w?arc(?:\.gz)?(?:\.bad)?$/.test(name))
        .map((name) => `${folder}/${name}`),
);

/** How many pages a file holds, as another reader reads it: responses with 200 and HTML. */
function pagesHeld(path: string): number {
  const heads = independentRecords(path)
    .filter(({ record: { type } }) => type === "response")
    .map(
      ({ block }) =>
        /^HTTP\/\S+ 200[^]*?\r?\n\r?\n/.exec(Buffer.from(block, "latin1").toString("latin1"))?.[0],
    );
  return heads.filter((head) => head !== undefined && /^content-type:\s*text\/html/im.test(head)).length;
}

/** Index entries of the pages that a file holds. */
async function pagesIn(archive: Archive, path: string): Promise<IndexEntry[]> {
  const targets = new Set(independentRecords(path).map(({ record }) => record.target ?? ""));
  const found: IndexEntry[] = [];
  for (const target of targets)
    for (const entry of target === "" ? [] : await archive.index.lookup(target))
      if (entry.url === target && entry.status === 200 && entry.recordType === "response") found.push(entry);
  return found;
}

/** What is shown of a page, if it is one. */
async function shownPage(archive: Archive, { url, at }: IndexEntry): Promise<string | null> {
  const page = parsePageUrl(url);
  if (page === null) return null;
  const replayed = await replay(archive.index, { url: page, at, within: null, prefix: "/r" });
  if (replayed.kind !== "memento") throw new Error(`${url} at ${at}: ${replayed.kind}`);
  if (!new Map(replayed.headers).get("content-type")?.startsWith("text/html")) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of replayed.body instanceof Uint8Array ? [replayed.body] : replayed.body)
    pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/** Links that would leave the archive. */
function strayLinks(html: string, { at }: IndexEntry): string[] {
  const inside = new RegExp(`^/r/${toTimestamp17(at)}(?:if_)?/https?://`);
  return findHtmlUrls(html)
    .map(({ value }) => value)
    .filter((value) => !inside.test(value) && !/^(?:#|about:blank$)/.test(value))
    .filter((value) => !/^[a-z][a-z0-9+.-]*:/i.test(value) || /^https?:/i.test(value));
}

describe.skipIf(!sharedData)("recorded sites (skipped: no data)", () => {
  it.each(FILES)("%s", async (file) => {
    const dir = temporaryDirectory();
    await importFiles(dir, [join(BASE, file)], {
      readOutcome: async () => ({ kind: "refused", reason: "not read here" }),
    });
    const archive = await openArchive(dir, { mode: "read" });
    try {
      let pages = 0;
      for (const entry of await pagesIn(archive, join(BASE, file))) {
        const html = await shownPage(archive, entry);
        if (html === null) continue;
        pages++;
        expect([entry.url, html.length > 0, strayLinks(html, entry)]).toEqual([entry.url, true, []]);
      }
      expect([file, pages]).toEqual([file, pagesHeld(join(BASE, file))]);
    } finally {
      await archive.close();
    }
  });
});
