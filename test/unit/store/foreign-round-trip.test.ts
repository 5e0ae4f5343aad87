// Every shared file of other tools through the archive and out again, as WARC and as WACZ: the warcio package reads
// the same records with the same bytes that a reading of the sources without our code gives.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkWacz, exportWacz, exportWarc, importFiles } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { independentRecords } from "../../support/archives/independent-warc.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { pack, resealed, unpack, type PackedFile } from "../../support/archives/wacz-tools.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const base = join(sharedData ?? "", "conformance");

function sources(): string[] {
  return ["warc/iipc-deduplication", "warc/ipwb", "warc/warcio", "acrts"].flatMap((dir) =>
    readdirSync(join(base, dir))
      .filter((name) => /\.w?arc/.test(name) && !name.endsWith(".cdx"))
      .map((name) => join(base, dir, name)),
  );
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What must survive: type, target, date and every byte of the block; ARC records have no id to compare. */
function read(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    independentRecords(file).map(({ record: { type, target, date }, block }) =>
      JSON.stringify([type, target, date, sha256(Buffer.from(block, "latin1"))]),
    ),
  );
}

async function judged(file: string): Promise<string[]> {
  return (await judgeByWarcio(file)).map(({ type, target, date, block }) =>
    JSON.stringify([type, target?.replace(/^<(.*)>$/, "$1") ?? null, date, sha256(block)]),
  );
}

/** Where a package keeps what it has made for players, beside the records themselves. */
const COPIES = "archive/isochron-copies-for-players.warc.gz";

/** The WARC files of a package, taken out and read. */
async function judgedPackage(wacz: string, dir: string): Promise<string[]> {
  const records: string[] = [];
  for (const [name, { bytes }] of await unpack(wacz)) {
    if (!name.startsWith("archive/") || name === COPIES) continue;
    const path = join(dir, name.replaceAll("/", "-"));
    writeFileSync(path, bytes);
    records.push(...(await judged(path)));
  }
  return records;
}

describe.skipIf(!sharedData)("files of other tools (skipped: no data)", () => {
  it("come out as WARC and as WACZ with every record and every byte", async () => {
    const dir = temporaryDirectory();
    const archive = join(dir, "archive");
    const expected = read(sources()).sort();
    expect(expected).toHaveLength(173);
    // A directory takes all but the file whose name does not end like a WARC's.
    await importFiles(archive, [base, join(base, "warc/warcio/example-bad.warc.gz.bad")]);
    await exportWarc(archive, join(dir, "all.warc.gz"));
    expect((await judged(join(dir, "all.warc.gz"))).sort()).toEqual(expected);
    await exportWacz(archive, join(dir, "all.wacz"));
    expect(await checkWacz(join(dir, "all.wacz"))).toEqual([]);
    expect((await judgedPackage(join(dir, "all.wacz"), dir)).sort()).toEqual(expected);
    // One response of these has extensions in its chunks, which players would show as text.
    const copies = join(dir, "copies.warc.gz");
    writeFileSync(copies, (await unpack(join(dir, "all.wacz"))).get(COPIES)!.bytes);
    const copied = (await judgeByWarcio(copies)).map(({ type, target }) => [type, target ?? null]);
    expect(copied).toEqual([
      ["warcinfo", null],
      ["response", "http://www.cs.odu.edu/~mkelly/semester/2017_spring/baconIpsum.html"],
    ]);
  });

  it.each([
    ["with its description", resealed],
    ["without one", (files: ReadonlyMap<string, PackedFile>) => files],
  ])("come in from a package %s, plain and compressed", async (_, described) => {
    const dir = temporaryDirectory();
    const files = ["example.warc", "example.warc.gz", "post-test.warc.gz"].map((name) =>
      join(base, "warc/warcio", name),
    );
    const packed = new Map(
      files.map((file) => [
        `archive/${file.split("/").at(-1)}`,
        { bytes: readFileSync(file), isStored: true },
      ]),
    );
    await pack(join(dir, "theirs.wacz"), described(packed));
    const results = await importFiles(join(dir, "archive"), [join(dir, "theirs.wacz")]);
    expect(results.map(({ status, records }) => [status, records])).toEqual([
      ["imported", 6],
      ["imported", 6],
      ["imported", 6],
    ]);
    await exportWarc(join(dir, "archive"), join(dir, "all.warc.gz"));
    expect((await judged(join(dir, "all.warc.gz"))).sort()).toEqual(read(files).sort());
  });
});
