// A record whose digest is false, in the middle of a file: whoever looks is led to that record, in whichever file it lies.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { httpBlock, members, oddRecord, plainRecord } from "../../support/archives/odd-files.js";
import { runCli } from "../../support/test-io.js";

const FALSE = { fields: [`WARC-Payload-Digest: sha1:${"0".repeat(40)}`] };
const RECORDS = [plainRecord("/a"), oddRecord("/b", httpBlock("body of /b"), FALSE), plainRecord("/c")];
const MESSAGE = "the payload is not what its digest says";

interface Checked {
  readonly files: readonly {
    readonly file: string;
    readonly findings: readonly { code: string; file: string; offset: number; message: string }[];
  }[];
}

/** Files in the archive with a disputed digest, each with the byte that is named. */
async function disputed(archive: string): Promise<Map<string, number>> {
  const { code, out } = await runCli(["warc", "check", "--all", "--json", "--archive", archive]);
  expect(code).toBe(1);
  const findings = (JSON.parse(out) as Checked).files.flatMap((checked) =>
    checked.findings.map((finding) => ({ ...finding, checked: checked.file })),
  );
  expect(findings.map(({ message }) => message)).toEqual(findings.map(() => MESSAGE));
  for (const { file, checked } of findings) expect(file).toBe(checked);
  return new Map(findings.map(({ file, offset }) => [file, offset]));
}

/** The target of the record that begins at a byte of a file, by zlib and plain searching alone. */
function targetAt(path: string, offset: number): string {
  const rest = readFileSync(path).subarray(offset);
  const text = (rest[0] === 0x1f ? gunzipSync(rest) : rest).toString("latin1");
  expect(text.startsWith("WARC/")).toBe(true);
  return /^WARC-Target-URI: (.*)\r$/m.exec(text)![1]!;
}

describe("a digest that is false", () => {
  it.each([
    ["kept as it came", "x.warc.gz", members(...RECORDS)],
    ["plain, and written anew", "x.warc", Buffer.concat(RECORDS)],
    ["in one gzip member, and written anew", "x.warc.gz", gzipSync(Buffer.concat(RECORDS))],
  ])("is found in a file that is %s", async (_, name, bytes) => {
    const dir = temporaryDirectory();
    const [path, archive] = [join(dir, name), join(dir, "archive")];
    writeFileSync(path, bytes);
    expect((await runCli(["import", path, "--archive", archive])).code).toBe(0);
    const found = await disputed(archive);
    expect(found.size).toBe(1);
    for (const [file, offset] of found)
      expect(targetAt(join(archive, file), offset)).toBe("http://example.org/b");
    // What is kept beside its records is a file like any other.
    for (const kept of readdirSync(join(archive, "warcs/imported"))) {
      const own = await runCli(["warc", "check", join(archive, "warcs/imported", kept)]);
      expect(own.out).toContain(MESSAGE);
      const [, at] = /at byte (\d+): the payload/.exec(own.out)!;
      const isMember = bytes[0] === 0x1f && kept.endsWith(".original");
      // All records of one member begin at its byte: the line names the record besides.
      expect(own.out.includes(`${MESSAGE}: http://example.org/b\n`)).toBe(isMember);
      expect(Number(at)).toBe(found.get(`warcs/imported/${kept}`) ?? (isMember ? 0 : RECORDS[0]!.length));
    }
  });

  it("is named by its byte in the file that people name", async () => {
    const path = join(temporaryDirectory(), "x.warc");
    writeFileSync(path, Buffer.concat(RECORDS));
    const { out } = await runCli(["warc", "check", path]);
    expect(out).toBe(`${path}: 3 records, 1 finding\n  ! at byte ${RECORDS[0]!.length}: ${MESSAGE}\n`);
  });
});
