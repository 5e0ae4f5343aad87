// The second verifier refuses forgeries, or leaves them to ours by name; and nothing that it is given breaks it.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  describeWarc,
  readForgery,
  seal,
  writeForgery,
  writeRecords,
  type Forgery,
} from "../../support/archives/tampering.js";
import {
  pack,
  rawZip,
  resealed,
  unpack,
  type PackedFile,
  type RawEntry,
} from "../../support/archives/wacz-tools.js";
import { captureWithEveryVerdict } from "../../support/captures/every-verdict.js";
import { secondOpinion, type SecondOpinion } from "../../support/second-verifier.js";
import { runCli } from "../../support/test-io.js";

const REFUSED = { code: 1, err: "", line: expect.stringMatching(/^FALSE \S.*: \S/) };
const NOT_JUDGED = { code: 2, err: "", line: expect.stringMatching(/^NOT JUDGED \S/) };
const TRUE = { code: 0, err: "", line: expect.stringMatching(/^TRUE \S/) };

let dir = "";
let original: Forgery;
let warcFile = "";
let warc: Buffer;
let whole: Map<string, PackedFile>;

beforeAll(async () => {
  dir = await captureWithEveryVerdict(7);
  const path = join(dir, "captures", readdirSync(join(dir, "captures"))[0]!, "certificate.json");
  original = readForgery(path, dir);
  warcFile = original.certificate.warcs[0]!.file;
  warc = readFileSync(join(dir, warcFile));
  const wacz = join(dir, "whole.wacz");
  await runCli(["export", "wacz", "--archive", dir, "--output", wacz]);
  whole = await unpack(wacz);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function fresh(): Forgery {
  const { certificate, records } = structuredClone(original);
  return { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
}

function opinionOn(certificate: unknown, bytes: Buffer): SecondOpinion {
  const place = mkdtempSync(join(dir, "forged-"));
  const said = secondOpinion(writeForgery(place, certificate, warcFile, bytes));
  rmSync(place, { recursive: true });
  return said;
}

function opinionOnFile(bytes: Buffer): SecondOpinion {
  const path = join(dir, "given");
  writeFileSync(path, bytes);
  return secondOpinion(path);
}

/** The forger's certificate with a seal that is good, of his own file. */
function sealed({ certificate, records }: Forgery): [Forgery["certificate"], Buffer] {
  const bytes = writeRecords(records);
  describeWarc(certificate, bytes, records.length);
  seal(certificate);
  return [certificate, bytes];
}

describe("forgeries in an archive", () => {
  it("are none when the forger's tools leave everything as it was", () => {
    expect(opinionOn(original.certificate, warc)).toMatchObject(TRUE);
    expect(opinionOn(...sealed(fresh()))).toMatchObject(TRUE);
  });

  it.each<[string, (certificate: Forgery["certificate"]) => unknown]>([
    ["counts.verdicts.sharp", ({ counts }) => (counts.verdicts.sharp += 1)],
    ["counts.pages", ({ counts }) => (counts.pages -= 1)],
    ["warcs[0].sha256", ({ warcs }) => (warcs[0]!.sha256 = "f".repeat(64))],
    ["warcs[0].sizeBytes", ({ warcs }) => (warcs[0]!.sizeBytes += 1)],
    ["warcs[0].records", ({ warcs }) => (warcs[0]!.records -= 1)],
    ["warcs[0].file", ({ warcs }) => (warcs[0]!.file = "../outside.warc.gz")],
    ["warcs[0].file", ({ warcs }) => (warcs[0]!.file = "/etc/passwd")],
    ["cannotProve", (certificate) => (certificate.cannotProve = [])],
    ["certificate", (certificate) => delete (certificate as { counts?: unknown }).counts],
    ["certificate", (certificate) => (certificate.pages[0]!.records = 5 as never)],
    ["asOf", (certificate) => (certificate.asOf = "2026-02-30T00:00:00.000Z")],
    ["format", (certificate) => (certificate.format = "isochron-certificate/2" as never)],
  ])("with a good seal, and false: %s", (line, forge) => {
    const { certificate } = fresh();
    forge(certificate);
    if (Array.isArray(certificate.pages)) seal(certificate);
    const said = opinionOn(certificate, warc);
    expect(said).toMatchObject(REFUSED);
    expect(said.line).toContain(`FALSE ${line}: `);
  });
});

describe("forgeries in a package", () => {
  async function opinionOnPackage(files: ReadonlyMap<string, PackedFile>): Promise<SecondOpinion> {
    const path = join(dir, "forged.wacz");
    await pack(path, files);
    return secondOpinion(path);
  }
  const nameOf = (pattern: RegExp): string => [...whole.keys()].find((name) => pattern.test(name))!;
  const text = (words: string): PackedFile => ({ bytes: Buffer.from(words), isStored: false });
  const recompressed = (name: string): PackedFile => ({ ...whole.get(name)!, isStored: false });

  it("are none when it is put together again", async () => {
    expect(await opinionOnPackage(resealed(whole))).toMatchObject(TRUE);
  });

  it.each<[string, () => ReadonlyMap<string, PackedFile>]>([
    ["a file added", () => new Map(whole).set("added.txt", text("more"))],
    ["a file altered", () => new Map(whole).set(nameOf(/report\.html$/), text("another report"))],
    ["another description", () => new Map(whole).set("datapackage.json", text('{"resources":[]}'))],
    [
      "a WARC file left out",
      () => resealed(new Map([...whole].filter(([name]) => !name.startsWith("archive/")))),
    ],
    [
      "a WARC file compressed",
      () => resealed(new Map(whole).set(nameOf(/^archive/), recompressed(nameOf(/^archive/)))),
    ],
    [
      "an altered certificate",
      () => {
        const { certificate } = fresh();
        certificate.pages[0]!.status = 203;
        return resealed(new Map(whole).set(nameOf(/certificate\.json$/), text(JSON.stringify(certificate))));
      },
    ],
  ])("%s", async (_, forge) => {
    expect(await opinionOnPackage(forge())).toMatchObject(REFUSED);
  });

  it("nothing is claimed without a certificate, and extracts are left to ours", async () => {
    const bare = new Map([...whole].filter(([name]) => !name.startsWith("captures/")));
    expect(await opinionOnPackage(resealed(bare))).toMatchObject(NOT_JUDGED);
    const page = original.certificate.pages.find(({ verdict }) => verdict === "sharp")!.url;
    const extract = join(dir, "extract.wacz");
    await runCli(["certificate", "extract", page, "--archive", dir, "--output", extract]);
    const said = secondOpinion(extract);
    expect(said).toMatchObject(NOT_JUDGED);
    expect(said.line).toContain("extract");
  });
});

describe("hostile input ends in one line", () => {
  const bomb = gzipSync(Buffer.alloc(300 << 20));
  const emptyPackage = (lie: Partial<RawEntry>): Buffer =>
    rawZip(
      ["datapackage.json", "datapackage-digest.json"].map((name) => ({
        name,
        bytes: Buffer.from("{}"),
        ...lie,
      })),
    );

  it.each<[string, () => SecondOpinion, object]>([
    ["nothing there", () => secondOpinion(join(dir, "nowhere")), NOT_JUDGED],
    ["a directory", () => secondOpinion(dir), NOT_JUDGED],
    ["an empty file", () => opinionOnFile(Buffer.alloc(0)), REFUSED],
    ["not JSON", () => opinionOnFile(Buffer.from("\u001b[31mnone")), REFUSED],
    ["not UTF-8", () => opinionOnFile(Buffer.from([0x22, 0xff, 0x22])), REFUSED],
    ["JSON of another kind", () => opinionOnFile(Buffer.from("[]")), REFUSED],
    ["JSON 100,000 deep", () => opinionOnFile(Buffer.from("[".repeat(100_000))), REFUSED],
    ["a member twice", () => opinionOnFile(Buffer.from('{"format":1,"format":1}')), REFUSED],
    ["numbers without end", () => opinionOnFile(Buffer.from(`[${"9".repeat(100_000)}]`)), REFUSED],
    ["a WARC file that swells", () => opinionOn(original.certificate, bomb), NOT_JUDGED],
    ["a WARC file of zeros", () => opinionOn(original.certificate, Buffer.alloc(1000)), REFUSED],
    [
      "half a package",
      () => opinionOnFile(rawZip([{ name: "datapackage.json", bytes: Buffer.from("{}") }])),
      REFUSED,
    ],
    [
      "entries that share their data",
      () => {
        const bytes = Buffer.from("{}");
        const shared = Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, bytes, sharesDataOf: 0 }));
        return opinionOnFile(rawZip([{ name: "datapackage.json", bytes }, ...shared]));
      },
      { err: "" },
    ],
    ["an encrypted entry", () => opinionOnFile(emptyPackage({ flags: 1 })), NOT_JUDGED],
    ["an unknown method", () => opinionOnFile(emptyPackage({ method: 99 })), NOT_JUDGED],
    ["an entry without end", () => opinionOnFile(emptyPackage({ sizeBytes: 0xfffffff0 })), { err: "" }],
  ])("%s", (_, ask, expected) => {
    const said = ask();
    expect(said).toMatchObject(expected);
    expect(said.code).not.toBe(0);
    expect(said.out.trimEnd().split("\n")).toHaveLength(1);
    expect(said.out).not.toContain("\u001b");
  });

  it("a WARC file cut or altered anywhere is false", () => {
    for (let i = 0; i < 12; i++) {
      const at = Math.floor((warc.length * (i + 0.5)) / 12);
      const altered = Buffer.from(warc);
      altered[at]! ^= 1;
      for (const bytes of [altered, warc.subarray(0, at)])
        expect(opinionOn(original.certificate, bytes)).toMatchObject(REFUSED);
    }
  });

  it("a package cut anywhere is neither true nor a breakdown", async () => {
    const path = join(dir, "whole.wacz");
    const bytes = readFileSync(path);
    for (let i = 1; i < 8; i++) {
      const said = opinionOnFile(bytes.subarray(0, (bytes.length * i) >> 3));
      expect(said.err).toBe("");
      expect([1, 2]).toContain(said.code);
    }
  });
});
