// `warc ls --json`, field by field, against a second reading of every shared file, and against the warcio package.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ListedRecord } from "#store/warc/check/list-warc.js";
import { independentRecords } from "../../../support/archives/independent-warc.js";
import { sharedData } from "../../../support/samples/shared-data.js";
import { runCli } from "../../../support/test-io.js";
import { judgeByWarcio } from "../../../support/archives/warc-judges.js";

const base = join(sharedData ?? "", "conformance");
const FILES = sharedData
  ? ["warc/iipc-deduplication", "warc/ipwb", "warc/warcio", "acrts"].flatMap((dir) =>
      readdirSync(join(base, dir))
        .filter((name) => /\.w?arc/.test(name) && !name.endsWith(".cdx"))
        .map((name) => `${dir}/${name}`),
    )
  : [];

/** LF-only, ARC, wrong lengths, a record in two members or many in one: the warcio package passes records over there. */
const NOT_FOR_WARCIO =
  /mementos|redirect|variableSized|\.arc|HTTP204|broken|trunc|wrong-chunks|bad-non-chunked|warc\.gz\.bad/;

async function listed(file: string): Promise<ListedRecord[]> {
  const { code, out } = await runCli(["warc", "ls", join(base, file), "--json"]);
  expect(code).toBe(0);
  return (JSON.parse(out) as { files: { records: ListedRecord[] }[] }).files[0]!.records;
}

describe.skipIf(!sharedData)("warc ls --json (skipped: no data)", () => {
  it.each(FILES)("says of %s what a second reading says", async (file) => {
    expect(await listed(file)).toEqual(independentRecords(join(base, file)).map(({ record }) => record));
  });

  it("says of well-formed files what the warcio package says", async () => {
    const files = FILES.filter((file) => !NOT_FOR_WARCIO.test(file));
    expect(files).toHaveLength(17);
    for (const file of files) {
      const ours = (await listed(file)).map(({ offset, length, type, id, date, target, payloadDigest }) => [
        offset,
        length,
        type,
        id,
        date,
        target,
        payloadDigest,
      ]);
      const theirs = (await judgeByWarcio(join(base, file))).map(
        ({ offset, length, type, id, date, target, header }) => {
          return [offset, length, type, id, date, target, header("WARC-Payload-Digest")];
        },
      );
      expect(ours, file).toEqual(theirs);
    }
  });

  it("gives records the places and sizes that wget's own index gives them", async () => {
    const cdx = readFileSync(join(base, "warc/iipc-deduplication/hello-world.warc.cdx"), "utf8");
    const records = await listed("warc/iipc-deduplication/hello-world.warc");
    for (const line of cdx.trim().split("\n").slice(1)) {
      const [, , target, , , , , , length, offset] = line.split(" ");
      const record = records.find((one) => one.offset === Number(offset));
      expect(record).toMatchObject({ target, length: Number(length) });
    }
  });
});
