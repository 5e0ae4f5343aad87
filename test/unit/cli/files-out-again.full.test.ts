// Every file of other tools, alone and in a package, all the way through the archive and out again.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allTheWay } from "../../support/archives/out-again.js";
import { sharedData } from "../../support/samples/shared-data.js";

const base = join(sharedData ?? "", "conformance");

describe.skipIf(!sharedData)("files of other tools (skipped: no data)", () => {
  const files = ["acrts", "warc/iipc-deduplication", "warc/ipwb", "warc/warcio"].flatMap((dir) =>
    sharedData
      ? readdirSync(join(base, dir))
          .filter((name) => /\.w?arc/.test(name) && !name.endsWith(".cdx"))
          .map((name) => `${dir}/${name}`)
      : [],
  );

  it.each(files)("%s comes in alone, is shown, and goes out again", async (file) => {
    expect(await allTheWay(join(base, file), "alone")).toEqual([]);
  });

  it.each(files)("%s comes in in a package, is shown, and goes out again", async (file) => {
    expect(await allTheWay(join(base, file), "in a package")).toEqual([]);
  });
});
