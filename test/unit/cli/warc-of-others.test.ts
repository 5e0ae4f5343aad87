// `warc ls` and `warc check` on files of other tools: packages are looked into, and one fault is said once.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { httpBlock, members, oddRecord, plainRecord } from "../../support/archives/odd-files.js";
import { pack } from "../../support/archives/wacz-tools.js";
import { runCli } from "../../support/test-io.js";

describe("warc ls", () => {
  it("lists what the WARC files of a package hold", async () => {
    const wacz = join(temporaryDirectory(), "x.wacz");
    await pack(
      wacz,
      new Map([
        ["archive/a.warc.gz", { bytes: members(plainRecord("/a")), isStored: true }],
        ["archive/b.warc", { bytes: plainRecord("/b"), isStored: false }],
      ]),
    );
    const { out, code } = await runCli(["warc", "ls", wacz]);
    expect(code).toBe(0);
    expect(out).toMatch(/x\.wacz: 2 records\n {2}archive\/a\.warc\.gz\n.*\/a\n {2}archive\/b\.warc\n.*\/b\n/);
    const { files } = JSON.parse((await runCli(["warc", "ls", "--json", wacz])).out) as {
      files: { records: { entry: string; target: string }[] }[];
    };
    expect(files[0]!.records.map(({ entry, target }) => [entry, target])).toEqual([
      ["archive/a.warc.gz", "http://example.org/a"],
      ["archive/b.warc", "http://example.org/b"],
    ]);
  });

  it("marks a record that is cut", async () => {
    const path = join(temporaryDirectory(), "x.warc");
    writeFileSync(path, plainRecord("/a").subarray(0, -12));
    expect((await runCli(["warc", "ls", path])).out).toMatch(
      /\/a {2}\(cut\)\n {2}! at byte 0: the file ends/,
    );
  });

  it.each([
    ["bzip2", "x.warc.bz2", "425a683931415926"],
    ["xz", "x.warc.xz", "fd377a585a000004"],
  ])("refuses %s in one line that says what to do", async (kind, name, hex) => {
    const path = join(temporaryDirectory(), name);
    writeFileSync(path, Buffer.from(hex, "hex"));
    for (const verb of ["ls", "check"]) {
      const { code, err } = await runCli(["warc", verb, path]);
      expect(code).toBe(2);
      expect(err).toMatch(
        new RegExp(`^isochron: .*${name} is compressed with ${kind}.*unpack it first.*\n$`),
      );
    }
  });
});

describe("warc check", () => {
  it("says a fault that all records share once, with their number", async () => {
    const path = join(temporaryDirectory(), "x.warc.gz");
    const odd = Array.from({ length: 250 }, (_, i) =>
      oddRecord(`/${i}`, httpBlock("x"), { target: `/no-uri-${i}` }),
    );
    writeFileSync(path, members(...odd, oddRecord("/last", httpBlock("x"), { date: "yesterday" })));
    const { out, code } = await runCli(["warc", "check", path]);
    expect(code).toBe(1);
    expect(out.split("\n")).toEqual([
      `${path}: 251 records, 251 findings`,
      '  ! 250 × target-malformed, first at byte 0: not a URI: "/no-uri-0"',
      expect.stringMatching(/^ {2}! at byte \d+: not a date: "yesterday"$/),
      "",
    ]);
  });
});
