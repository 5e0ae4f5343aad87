// Every kind of file, one by one through the verbs: listed, checked, imported, shown byte for byte, and out again; what
// came is kept, or proved equal, by the hash of the whole file that is on record.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { FAULT_FILES } from "../../support/archives/fault-files.js";
import { independentRecords } from "../../support/archives/independent-warc.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { runCli } from "../../support/test-io.js";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Exit codes of the three verbs, and what they printed. */
async function through(path: string, archive: string): Promise<{ codes: number[]; said: string }> {
  const runs = [
    await runCli(["warc", "ls", path]),
    await runCli(["warc", "check", path]),
    await runCli(["import", path, "--archive", archive]),
  ];
  for (const { err } of runs) expect(err.split("\n").length, err).toBeLessThanOrEqual(2);
  return { codes: runs.map(({ code }) => code), said: runs[1]!.out + runs[1]!.err };
}

interface RecordedImport {
  readonly files: readonly { sha256: string; pieces: string[]; original: string | null }[];
}

/** The whole file lies in the archive, as its only piece or beside it, and its hash is on record. */
function expectKept(archive: string, bytes: Uint8Array): void {
  const [name] = readdirSync(join(archive, "imports"));
  const { files } = JSON.parse(readFileSync(join(archive, "imports", name!), "utf8")) as RecordedImport;
  const [file] = files;
  expect(file!.sha256).toBe(sha256(bytes));
  const kept = file!.original === null ? file!.pieces : [file!.original];
  expect(kept.map((key) => sha256(readFileSync(join(archive, key))))).toEqual([sha256(bytes)]);
}

/** A body without its codings, as far as it really has them. */
function payloadOf(block: Buffer): string {
  const text = block.toString("latin1");
  const [head] = /^HTTP\/[^]*?\r?\n\r?\n/.exec(text) ?? [""];
  const body = text.slice(head.length);
  const whole = (/transfer-encoding:\s*chunked/i.test(head) ? unchunked(body) : null) ?? body;
  const bytes = Buffer.from(whole, "latin1");
  const isGzip = /content-encoding:\s*gzip/i.test(head) && bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString("latin1");
}

function unchunked(body: string): string | null {
  let [rest, whole] = [body, ""];
  for (;;) {
    const [line, size] = /^([0-9a-f]+)[^\r\n]*\r\n/i.exec(rest) ?? [];
    if (line === undefined) return null;
    const bytes = parseInt(size!, 16);
    if (bytes === 0) return whole;
    whole += rest.slice(line.length, line.length + bytes);
    rest = rest.slice(line.length + bytes + 2);
  }
}

/** Answers to a POST are asked for with method and body in the key, as other replay tools do. */
const POSTED: Readonly<Record<string, readonly string[]>> = {
  "http://httpbin.org/post": [
    "http://httpbin.org/post?__wb_method=POST&foo=bar&test=abc",
    "http://httpbin.org/post?__wb_method=POST&A=1&B=[]&C=3",
  ],
  "http://httpbin.org/post?foo=bar": ["http://httpbin.org/post?foo=bar&__wb_method=POST&data=^"],
};

/** Payloads that the archive holds of a target. */
async function payloads(archiveDir: string, target: string): Promise<string[]> {
  const archive = await openArchive(archiveDir, { mode: "read" });
  try {
    const found: string[] = [];
    for (const key of [target, ...(POSTED[target] ?? [])])
      for (const entry of await archive.index.lookup(key)) {
        const { httpBytes } = await archive.index.read(entry);
        found.push(payloadOf(Buffer.from(httpBytes)));
      }
    return found;
  } finally {
    await archive.close();
  }
}

describe("files with one fault each", () => {
  it.each(FAULT_FILES)("$name", async ({ name, bytes, codes, pages, says, body }) => {
    const dir = temporaryDirectory();
    const [path, archive] = [join(dir, name), join(dir, "archive")];
    writeFileSync(path, bytes());
    const { codes: given, said } = await through(path, archive);
    expect(given).toEqual(codes);
    if (says) expect(said).toMatch(says);
    if (pages.length === 0) return;
    expectKept(archive, bytes());
    for (const page of pages)
      expect(await payloads(archive, `http://example.org${page}`)).toEqual([
        body?.(page) ?? `body of ${page}`,
      ]);
    const out = join(dir, "out.warc.gz");
    expect((await runCli(["export", "warc", "--archive", archive, "--output", out])).code).toBe(0);
    const exported = (await judgeByWarcio(out)).filter(({ type }) => type === "response");
    const whole = exported.filter((record) => record.header("WARC-Truncated") === null);
    expect(whole.map(({ target }) => target!.replace("http://example.org", "")).sort()).toEqual(
      [...pages].sort(),
    );
  });

  it("are all named once", () => {
    expect(new Set(FAULT_FILES.map(({ name }) => name)).size).toBe(FAULT_FILES.length);
  });
});

const base = join(sharedData ?? "", "conformance");

/** Files in which `warc check` finds nothing. */
const SOUND = [
  "acrts/acrts.warc.gz",
  "warc/iipc-deduplication/20130729-heritrix-original.warc.gz",
  "warc/iipc-deduplication/20130729-heritrix-revisit-with-http-headers.warc.gz",
  "warc/iipc-deduplication/20141124-heritrix-server-not-modified.warc.gz",
  "warc/iipc-deduplication/20141129-heritrix-original.warc.gz",
  "warc/iipc-deduplication/20141129-heritrix-revisit-with-http-headers-and-new-warc-headers.warc.gz",
  "warc/iipc-deduplication/hello-world.warc",
  "warc/iipc-deduplication/hello-world.warc.gz",
  "warc/ipwb/redirectRelative.warc",
  "warc/warcio/example-iana.org-chunked.warc",
  "warc/warcio/example-resource.warc.gz",
  "warc/warcio/example-wget-bad-target-uri.warc.gz",
  "warc/warcio/example.arc",
  "warc/warcio/example.arc.gz",
  "warc/warcio/example.warc",
  "warc/warcio/example.warc.gz",
  "warc/warcio/post-test.warc.gz",
];

/** Files with findings, which the test of conformance names; they are taken all the same. */
const UNSOUND = [
  "warc/ipwb/2mementos_queryString.warc",
  "warc/ipwb/5mementosAndFroggie.warc",
  "warc/ipwb/HTTP204.warc",
  "warc/ipwb/baconIpsum_chunked_httpTrailors.warc",
  "warc/ipwb/broken.warc",
  "warc/ipwb/redirect.warc",
  "warc/ipwb/variableSizedDates.warc",
  "warc/warcio/bad.arc",
  "warc/warcio/example-bad-non-chunked.warc.gz",
  "warc/warcio/example-bad.warc.gz.bad",
  "warc/warcio/example-digest.warc",
  "warc/warcio/example-space-in-target-uri.warc.gz",
  "warc/warcio/example-space-in-url.arc",
  "warc/warcio/example-trunc.warc",
  "warc/warcio/example-wrong-chunks.warc.gz",
];

describe.skipIf(!sharedData)("files of other tools, one by one (skipped: no data)", () => {
  const files = ["acrts", "warc/iipc-deduplication", "warc/ipwb", "warc/warcio"].flatMap((dir) =>
    sharedData
      ? readdirSync(join(base, dir))
          .filter((name) => /\.w?arc/.test(name) && !name.endsWith(".cdx"))
          .map((name) => `${dir}/${name}`)
      : [],
  );

  it("names every file there is", () => expect(files.sort()).toEqual([...SOUND, ...UNSOUND].sort()));

  it.each([...SOUND, ...UNSOUND])("%s", async (file) => {
    const dir = temporaryDirectory();
    const [path, archive] = [join(base, file), join(dir, "archive")];
    const { codes } = await through(path, archive);
    expect(codes).toEqual([0, SOUND.includes(file) ? 0 : 1, 0]);
    expectKept(archive, readFileSync(path));
    const records = independentRecords(path);
    for (const { record, block } of records.filter(({ record: { type } }) => type.startsWith("res")))
      expect(await payloads(archive, record.target!), record.target!).toContain(
        record.type === "resource" ? block : payloadOf(Buffer.from(block, "latin1")),
      );
    const out = join(dir, "out.warc.gz");
    expect((await runCli(["export", "warc", "--archive", archive, "--output", out])).code).toBe(0);
    const exported = (await judgeByWarcio(out)).map((one) => sha256(one.block));
    expect(exported.sort()).toEqual(records.map(({ block }) => sha256(Buffer.from(block, "latin1"))).sort());
  });
});
