// `warc ls` and `warc check` on files of other tools: packages are looked into, and one fault is said once.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { printableJson } from "#formats/index.js";
import { listWarc, type WarcListing } from "#store/index.js";
import { main } from "../../../src/cli/main.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { httpBlock, members, oddRecord, plainRecord } from "../../support/archives/odd-files.js";
import { pack } from "../../support/archives/wacz-tools.js";
import { runCli, testIo } from "../../support/test-io.js";

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
    expect(out).toMatch(
      /x\.wacz:\n {2}archive\/a\.warc\.gz\n.*\/a\n {2}archive\/b\.warc\n.*\/b\n.*x\.wacz: 2 records\n$/,
    );
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
      /\/a {2}\(cut\)\n.*x\.warc: 1 record\n {2}! at byte 0: the file ends/,
    );
  });

  it("prints while it reads, as one JSON document where that is asked for", async () => {
    const dir = temporaryDirectory();
    const [many, one, none] = ["many.warc.gz", "one.warc", "none.txt"].map((name) => join(dir, name));
    const records = Array.from({ length: 1000 }, (_, i) => plainRecord(`/${i}`));
    writeFileSync(many!, gzipSync(Buffer.concat(records)));
    writeFileSync(one!, plainRecord("/\u2028<b>"));
    writeFileSync(none!, "nothing");
    const pieces: string[] = [];
    const io = { ...testIo(), out: (text: string) => void pieces.push(text) };
    expect(await main(["warc", "ls", "--json", many!, one!, none!], io)).toBe(0);
    expect(pieces.length).toBeGreaterThan(4);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(128 * 1024);
    const listed = JSON.parse(pieces.join("")) as { files: WarcListing[] };
    expect(pieces.join("")).toBe(`${printableJson(listed)}\n`);
    const whole = [await listWarc(many!), await listWarc(one!), await listWarc(none!)];
    expect(listed.files).toEqual(JSON.parse(JSON.stringify(whole)));
    expect(listed.files.map((file) => file.records.length)).toEqual([1000, 1, 0]);
  });

  it("names a file that is not there before it prints anything", async () => {
    const path = join(temporaryDirectory(), "x.warc");
    writeFileSync(path, plainRecord("/a"));
    for (const flags of [[], ["--json"]]) {
      const { code, out } = await runCli(["warc", "ls", path, `${path}.none`, ...flags]);
      expect([code, out]).toEqual([2, ""]);
    }
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
