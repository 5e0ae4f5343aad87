// One file of another tool all the way: in as it is and in a package, shown, out as WARC and as WACZ; each step is held
// against a reading of the file without our code.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { replay, versionFromArchive } from "#access/index.js";
import { parsePageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { runCli } from "../test-io.js";
import { temporaryDirectory } from "./archives.js";
import { independentRecords, type RecordWithBlock } from "./independent-warc.js";
import { pack, resealed, unpack } from "./wacz-tools.js";
import { judgeByWarcio } from "./warc-judges.js";

/** What `warc ls` counts, how `warc check` and `import` end, and what they find. */
interface WayIn {
  readonly codes: readonly [ls: number, check: number, imported: number];
  readonly records: number;
  /** Kinds of findings of `warc check`, in order, each once. */
  readonly findings: readonly string[];
}

interface Listing {
  readonly files: readonly { records: readonly unknown[]; findings: readonly { code: string }[] }[];
}

/** Kinds of findings about how records lie in a file: written anew, they have none of them. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  "gzip-split-record",
  "gzip-whole-file",
  "length-missing",
  "length-wrong",
  "separator",
]);

/** Takes a file in, alone or in a package, shows its records, and takes them out again; what went otherwise, in words. */
export async function allTheWay(file: string, how: "alone" | "in a package"): Promise<string[]> {
  const dir = temporaryDirectory();
  const archive = join(dir, "archive");
  const records = independentRecords(file);
  const { findings } = await wayIn(file, join(dir, "alone"));
  const isAlone = how === "alone";
  const way = isAlone
    ? await wayIn(file, archive)
    : await wayIn(await packaged(file, join(dir, "theirs.wacz")), archive);
  const wrong = otherwise(how, way, records.length, isAlone ? findings : [...findings, ...OF_A_BARE_PACKAGE]);
  wrong.push(...(await shownOtherwise(archive, records)));
  for (const out of ["out.warc.gz", "out.wacz"].map((name) => join(dir, name))) {
    const kind = out.endsWith(".wacz") ? "wacz" : "warc";
    const { code, err } = await runCli(["export", kind, "--archive", archive, "--output", out]);
    if (code !== 0) wrong.push(`export ${kind}: ${err}`);
    const left = findings.filter((one) => !OF_THE_FILE.has(one));
    const held = records.length + (kind === "wacz" ? await copiesIn(out, dir) : 0);
    wrong.push(...otherwise(kind, await wayIn(out, join(dir, kind)), held, left));
    if ((await inExport(out, dir)).join("\n") !== inSource(records).join("\n"))
      wrong.push(`${kind} holds other records`);
  }
  return wrong;
}

const OF_A_BARE_PACKAGE = ["index-missing", "pages-missing"];

function otherwise(step: string, way: WayIn, records: number, findings: readonly string[]): string[] {
  const expected: WayIn = {
    codes: [0, findings.length === 0 ? 0 : 1, 0],
    records,
    findings: [...findings].sort(),
  };
  const [is, should] = [way, expected].map((one) => JSON.stringify(one));
  return is === should ? [] : [`${step}: ${is}, not ${should}`];
}

/** A file through the verbs. */
async function wayIn(path: string, archive: string): Promise<WayIn> {
  const ls = await runCli(["warc", "ls", "--json", path]);
  const check = await runCli(["warc", "check", "--json", path]);
  const imported = await runCli(["import", path, "--archive", archive]);
  const [listed, checked] = [ls, check].map(({ out }) => JSON.parse(out) as Listing);
  return {
    codes: [ls.code, check.code, imported.code],
    records: listed!.files.flatMap(({ records }) => records).length,
    findings: kindsIn(checked!),
  };
}

function kindsIn({ files }: Listing): string[] {
  return [...new Set(files.flatMap(({ findings }) => findings.map(({ code }) => code)))].sort();
}

/** The file in a package of its own, with a description that fits. */
async function packaged(path: string, wacz: string): Promise<string> {
  const name = /\.w?arc(\.gz|\.zst)?$/.test(path) ? basename(path) : `${basename(path)}.warc.gz`;
  await pack(wacz, resealed(new Map([[`archive/${name}`, { bytes: readFileSync(path), isStored: true }]])));
  return wacz;
}

/** Type, target, date and digest of the block: what must be there again. */
function inSource(records: readonly RecordWithBlock[]): string[] {
  return records
    .map(({ record: { type, target, date }, block }) =>
      line(type, target, date, Buffer.from(block, "latin1")),
    )
    .sort();
}

/** The same of an exported file, by another tool's parser. */
async function inExport(path: string, dir: string): Promise<string[]> {
  const files = path.endsWith(".wacz") ? await unpackedTo(path, dir) : [path];
  const records = (await Promise.all(files.map(judgeByWarcio))).flat();
  return records.map(({ type, target, date, block }) => line(type, target, date, block)).sort();
}

/** What a package has made for players, beside the records themselves. */
const COPIES = "archive/isochron-copies-for-players.warc.gz";

/** How many records these are. */
async function copiesIn(wacz: string, dir: string): Promise<number> {
  const copies = (await unpack(wacz)).get(COPIES);
  if (!copies) return 0;
  const path = join(dir, "copies.warc.gz");
  writeFileSync(path, copies.bytes);
  return (await judgeByWarcio(path)).length;
}

async function unpackedTo(wacz: string, dir: string): Promise<string[]> {
  const isTheirs = (name: string): boolean => name.startsWith("archive/") && name !== COPIES;
  const warcs = [...(await unpack(wacz))].filter(([name]) => isTheirs(name));
  return warcs.map(([name, { bytes }]) => {
    const path = join(dir, name.replaceAll("/", "-"));
    writeFileSync(path, bytes);
    return path;
  });
}

function line(type: string, target: string | null, date: string | null, block: Buffer): string {
  const digest = createHash("sha256").update(block).digest("hex");
  return JSON.stringify([type, target?.replace(/^<(.*)>$/, "$1") ?? null, date, digest]);
}

/** Where an archive shows other bytes for a record, or none; empty when all are as they were stored. */
async function shownOtherwise(archiveDir: string, records: readonly RecordWithBlock[]): Promise<string[]> {
  const archive = await openArchive(archiveDir, { mode: "read" });
  const wrong: string[] = [];
  try {
    for (const { record, block } of records) {
      if (record.type !== "response" && record.type !== "resource") continue;
      const stored = Buffer.from(block, "latin1");
      // Of what is no HTTP message there is nothing to show.
      if (record.type === "response" && !block.startsWith("HTTP/")) continue;
      const expected = record.type === "resource" ? stored : contentOf(stored);
      const entries = await entriesOf(archive.index, record.target!);
      const contents = await Promise.all(entries.map((entry) => versionFromArchive(archive.index, entry)));
      if (!contents.some(({ content }) => Buffer.from(content).equals(expected)))
        wrong.push(
          `${record.target}: ${expected.length} bytes are not among ${contents.map((c) => c.content.length).join()}`,
        );
      const problem = await unshown(archive.index, entries, expected);
      if (problem !== null) wrong.push(`${record.target}: ${problem}`);
    }
  } finally {
    await archive.close();
  }
  return wrong;
}

/** Answers to a POST have method and body in their key: all of the host are looked through. */
async function entriesOf(index: CaptureIndex, target: string): Promise<IndexEntry[]> {
  if (!/^https?:/.test(target) || !URL.canParse(target)) return index.lookup(target);
  const entries: IndexEntry[] = [];
  for await (const some of index.walk({ url: target, match: "host" }))
    entries.push(...some.filter(({ url }) => url === target));
  return entries;
}

/** Asks the replay for each record by its own address and time; what is not rewritten must be the bytes themselves. */
async function unshown(
  index: CaptureIndex,
  entries: readonly IndexEntry[],
  expected: Buffer,
): Promise<string | null> {
  if (entries.some(({ method }) => method !== undefined)) return null;
  for (const entry of entries) {
    const page = parsePageUrl(entry.url);
    if (page === null) continue;
    const shown = await replay(index, { url: page, at: entry.at, within: null, prefix: "" });
    const status = entry.status ?? 200;
    if (shown.kind !== "memento") return status >= 300 ? null : shown.kind;
    if (shown.status !== status) return `status ${shown.status}, not ${status}`;
    const isRewritten = /html|css|script/.test(entry.mime ?? "");
    if (!isRewritten && entries.length === 1 && !(await allOf(shown.body)).equals(expected))
      return "replay gives other bytes";
  }
  return null;
}

async function allOf(body: Uint8Array | AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body instanceof Uint8Array ? [body] : body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The content of a response without its codings, as far as it really has them. */
function contentOf(block: Buffer): Buffer {
  const text = block.toString("latin1");
  const [head] = /^HTTP\/[^]*?\r?\n\r?\n/.exec(text) ?? [""];
  const raw = text.slice(head.length);
  const body = (/transfer-encoding:\s*chunked/i.test(head) ? unchunked(raw) : null) ?? raw;
  const bytes = Buffer.from(body, "latin1");
  if (/content-encoding:\s*br\b/i.test(head)) return brotliDecompressSync(bytes);
  const isGzip = /content-encoding:\s*gzip/i.test(head) && bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip ? gunzipSync(bytes) : bytes;
}

function unchunked(body: string): string | null {
  let [rest, whole] = [body, ""];
  for (;;) {
    const [head, size] = /^([0-9a-f]+)[^\r\n]*\r\n/i.exec(rest) ?? [];
    if (head === undefined) return null;
    const bytes = Number.parseInt(size!, 16);
    if (bytes === 0) return whole;
    whole += rest.slice(head.length, head.length + bytes);
    rest = rest.slice(head.length + bytes + 2);
  }
}
