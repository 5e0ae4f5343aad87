// Files damaged and certificates that are none, each caught by both verifiers; forgeries proper are in test/forgeries.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Certificate } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureWithEveryVerdict } from "../../support/captures/every-verdict.js";
import { secondOpinion } from "../../support/second-verifier.js";
import {
  describeWarc,
  readForgery,
  seal,
  writeForgery,
  writeRecords,
  type Editable,
  type Forgery,
} from "../../support/archives/tampering.js";

let dir = "";
let original: Forgery;
let warcFile = "";
let publicKey = "";

beforeAll(async () => {
  dir = await captureWithEveryVerdict(7);
  const path = join(dir, "captures", readdirSync(join(dir, "captures"))[0]!, "certificate.json");
  original = readForgery(path, dir);
  warcFile = original.certificate.warcs[0]!.file;
  publicKey = readFileSync(join(dir, "keys", "archive-key.pub.pem"), "utf8");
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function fresh(): Forgery {
  const { certificate, records } = structuredClone(original);
  return { certificate, records: records.map((r) => ({ ...r, block: Buffer.from(r.block) })) };
}

async function verdictsOn(
  certificate: unknown,
  warc: Buffer,
): Promise<{ ours: string; line: string; theirs: boolean }> {
  const place = mkdtempSync(join(dir, "forged-"));
  const path = writeForgery(place, certificate, warcFile, warc);
  const { ok, findings } = await verifyCertificate(path, { root: place });
  const theirs = secondOpinion(path, "--archive", place).code === 0;
  rmSync(place, { recursive: true });
  return { ours: ok ? "true" : findings[0]!.message, line: findings[0]?.line ?? "", theirs };
}

describe("tampering is caught", () => {
  it("and the untouched capture passes, as it lies and rewritten by the forger's tools", async () => {
    const whole = readFileSync(join(dir, warcFile));
    expect(await verdictsOn(original.certificate, whole)).toMatchObject({ ours: "true", theirs: true });
    const { certificate, records } = fresh();
    const warc = writeRecords(records);
    describeWarc(certificate, warc, records.length);
    seal(certificate);
    expect(await verdictsOn(certificate, warc)).toMatchObject({ ours: "true", theirs: true });
  });

  it("a changed byte anywhere in the WARC file", async () => {
    const whole = readFileSync(join(dir, warcFile));
    for (let i = 0; i < 20; i++) {
      const at = Math.floor((whole.length * (i + 0.5)) / 20);
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 1;
      const result = await verdictsOn(original.certificate, bytes);
      expect(result.line).toMatch(/^warcs\[0\]/);
      expect(result.theirs).not.toBe(true);
    }
  });

  it.each([
    ["cut", (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ["with bytes added", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("more")])],
    ["emptied", () => Buffer.alloc(0)],
  ])("a WARC file %s", async (_, alter) => {
    const result = await verdictsOn(original.certificate, alter(readFileSync(join(dir, warcFile))));
    expect(result.line).toMatch(/^warcs\[0\]/);
    expect(result.theirs).not.toBe(true);
  });

  it("a certificate that is none: not JSON, another format, a bad time, an unknown verdict, a file outside", async () => {
    const whole = readFileSync(join(dir, warcFile));
    const forged = (alter: (certificate: Editable<Certificate>) => void): unknown => {
      const { certificate } = fresh();
      alter(certificate);
      return certificate;
    };
    const cases: [unknown, RegExp][] = [
      ["{", /^$/],
      ["null", /format/],
      [forged((c) => Object.assign(c, { format: "isochron-certificate/2" })), /^format/],
      [forged((c) => (c.asOf = "yesterday")), /^asOf/],
      [forged((c) => Object.assign(c.pages[0]!, { verdict: "perfect" })), /^pages\[0\]\.verdict/],
      [forged((c) => (c.warcs[0]!.file = "../../../etc/passwd")), /^warcs\[0\]\.file/],
      [forged((c) => Object.assign(c, { signature: null })), /^signature/],
    ];
    for (const [certificate, line] of cases) {
      const result = await verdictsOn(certificate, whole);
      expect(result.line).toMatch(line);
      expect(result.theirs).not.toBe(true);
    }
  });

  it("a missing file, and a key other than the expected one", async () => {
    const place = mkdtempSync(join(dir, "forged-"));
    const path = writeForgery(place, original.certificate, "elsewhere.warc.gz", Buffer.alloc(0));
    const { findings } = await verifyCertificate(path, { root: place });
    expect(findings[0]).toMatchObject({ line: "warcs[0]", message: `${warcFile} is missing` });
    const { certificate } = fresh();
    seal(certificate);
    const resealed = writeForgery(place, certificate, warcFile, readFileSync(join(dir, warcFile)));
    expect(await verifyCertificate(resealed, { root: place })).toMatchObject({ ok: true });
    const pinned = await verifyCertificate(resealed, { root: place, expectedKey: publicKey });
    expect(pinned.findings.map(({ line }) => line)).toEqual(["signature.publicKey"]);
  });
});
