// Files with one fault each, in a package: looked into, taken in, and out again as a package that holds every page; and
// some files of other tools, of which `npm run test:full` takes all.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { FAULT_FILES } from "../../support/archives/fault-files.js";
import { allTheWay } from "../../support/archives/out-again.js";
import { pack, resealed } from "../../support/archives/wacz-tools.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { runCli } from "../../support/test-io.js";

interface Listed {
  readonly files: readonly {
    readonly records: readonly { type: string; target: string | null; isCut?: true }[];
    readonly findings: readonly { code: string; message: string }[];
  }[];
}

/** What may be said of records that were written anew: what was false of them is as false as before. */
const KEPT_FAULTS = new Set(["digest-mismatch"]);

describe("files with one fault each, in a package", () => {
  it.each(FAULT_FILES.filter(({ pages }) => pages.length > 0))(
    "$name",
    async ({ name, bytes, pages, says }) => {
      const dir = temporaryDirectory();
      const [wacz, archive, out] = ["theirs.wacz", "archive", "out.wacz"].map((part) => join(dir, part));
      await pack(wacz!, resealed(new Map([[`archive/${name}`, { bytes: bytes(), isStored: true }]])));
      const check = await runCli(["warc", "check", "--json", wacz!]);
      const { findings } = (JSON.parse(check.out) as Listed).files[0]!;
      if (says) expect(findings.map(({ message }) => message).join("\n")).toMatch(says);
      expect((await runCli(["import", wacz!, "--archive", archive!])).code).toBe(0);
      expect((await runCli(["export", "wacz", "--archive", archive!, "--output", out!])).code).toBe(0);
      const checked = JSON.parse((await runCli(["warc", "check", "--json", out!])).out) as Listed;
      expect(checked.files[0]!.findings.filter(({ code }) => !KEPT_FAULTS.has(code))).toEqual([]);
      const { files } = JSON.parse((await runCli(["warc", "ls", "--json", out!])).out) as Listed;
      const shown = files[0]!.records.filter(({ type }) => type === "response").map(({ target }) => target);
      expect(shown).toEqual(expect.arrayContaining(pages.map((page) => `http://example.org${page}`)));
    },
  );
});

describe.skipIf(!sharedData)("files of other tools (skipped: no data)", () => {
  it.each(["warcio/example-digest.warc", "warcio/example.arc.gz", "ipwb/HTTP204.warc"])(
    "%s comes in in a package, is shown, and goes out again",
    async (file) => {
      expect(await allTheWay(join(sharedData!, "conformance/warc", file), "in a package")).toEqual([]);
    },
  );
});

describe("warc check of a package", () => {
  it("names the file in it and the byte at which a record begins whose digest is false", async () => {
    const { bytes } = FAULT_FILES.find(({ name }) => name === "bad-digest.warc.gz")!;
    const path = join(temporaryDirectory(), "no-name-of-a-package");
    await pack(path, resealed(new Map([["archive/a.warc.gz", { bytes: bytes(), isStored: true }]])));
    const { out, code } = await runCli(["warc", "check", path]);
    expect(code).toBe(1);
    const at = bytes().indexOf(Buffer.from("1f8b08", "hex"), 3);
    expect(out).toContain(`  ! archive/a.warc.gz at byte ${at}: the payload is not what its digest says`);
    expect(out).toMatch(/: 3 records, 3 findings\n/);
    writeFileSync(`${path}.wacz`, "no ZIP at all");
    expect((await runCli(["warc", "check", `${path}.wacz`])).out).toMatch(/: 0 records, 1 findings?\n/);
  });
});
