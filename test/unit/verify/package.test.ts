// Packages to hand over: verified by what is in them alone, and false when anything in them is touched.
import { generateKeyPairSync, sign, type KeyPairKeyObjectResult } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Certificate } from "#model/index.js";
import { checkWacz, openWacz } from "#store/index.js";
import { verifyPackage, type PackageVerification } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { runCli, unwrapped } from "../../support/test-io.js";
import { pack, resealed, unpack, type PackedFile } from "../../support/archives/wacz-tools.js";

let dir = "";
let certificate: Certificate;
let whole = "";
let extract = "";

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-package-"));
  const archive = join(dir, "archive");
  ({ certificate } = await captureInto(archive, { seed: 3, preset: "demo", pages: 40 }));
  whole = join(dir, "site.wacz");
  extract = join(dir, "page.wacz");
  expect(await runCli(["export", "wacz", "--output", whole, "--archive", archive])).toMatchObject({
    code: 0,
  });
  const page = certificate.pages.find(({ verdict, kind }) => verdict === "sharp" && kind === "document")!;
  const argv = ["certificate", "extract", page.url, "--output", extract, "--archive", archive];
  expect(await runCli(argv)).toMatchObject({ code: 0, err: "" });
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function verifyFile(path: string): Promise<PackageVerification> {
  const wacz = await openWacz(path);
  try {
    return await verifyPackage(wacz);
  } finally {
    wacz.close();
  }
}

/** The package with some of its files altered; by a careful forger, its list of files made right again. */
async function altered(
  path: string,
  alter: (files: Map<string, PackedFile>) => void,
  careful: boolean,
): Promise<PackageVerification> {
  const files = await unpack(path);
  alter(files);
  const forged = join(dir, "forged.wacz");
  await pack(forged, careful ? resealed(files) : files);
  return verifyFile(forged);
}

function edit(files: Map<string, PackedFile>, name: RegExp, from: string | RegExp, to: string): void {
  const [path, file] = [...files].find(([own]) => name.test(own))!;
  const text = file.bytes.toString("latin1");
  expect(text.replace(from, to)).not.toBe(text);
  files.set(path, { ...file, bytes: Buffer.from(text.replace(from, to), "latin1") });
}

/** The package's seal signed with another key, as WACZ-auth says. */
function signAnew(files: Map<string, PackedFile>, { privateKey, publicKey }: KeyPairKeyObjectResult): void {
  const name = "datapackage-digest.json";
  const seal = JSON.parse(files.get(name)!.bytes.toString()) as {
    hash: string;
    signedData: Record<string, string>;
  };
  const signature = sign("sha256", Buffer.from(seal.hash), { key: privateKey, dsaEncoding: "ieee-p1363" });
  seal.signedData["signature"] = signature.toString("base64");
  seal.signedData["publicKey"] = publicKey.export({ type: "spki", format: "der" }).toString("base64");
  files.set(name, { ...files.get(name)!, bytes: Buffer.from(JSON.stringify(seal)) });
}

function flip(files: Map<string, PackedFile>, name: RegExp): void {
  const [path, file] = [...files].find(([own]) => name.test(own))!;
  const bytes = Buffer.from(file.bytes);
  bytes[bytes.length >> 1]! ^= 1;
  files.set(path, { ...file, bytes });
}

describe("a package cut to a span", () => {
  const exported = async (...span: string[]): Promise<{ said: string; path: string }> => {
    const path = join(dir, "cut.wacz");
    const argv = ["export", "wacz", "--force", "--output", path, "--archive", join(dir, "archive"), ...span];
    const { code, out, err } = await runCli(argv);
    expect([code, err]).toEqual([0, ""]);
    return { said: out, path };
  };

  it("leaves out a certificate whose records it does not hold, and says so", async () => {
    const { said, path } = await exported("--to", certificate.asOf);
    expect(said).toContain(`without the certificate of capture ${certificate.capture}`);
    expect(await checkWacz(path)).toEqual([]);
    const files = await unpack(path);
    const beside = [...files.keys()].filter((name) => name.startsWith("captures/"));
    expect(beside.map((name) => name.split("/").at(-1))).toEqual(["report.json", "report.html"]);
    expect(JSON.parse(files.get("datapackage.json")!.bytes.toString())).toMatchObject({
      description: expect.stringContaining("nothing is certified here"),
    });
    const verified = await runCli(["verify", path]);
    expect(verified.code).toBe(1);
    expect(verified.out).toContain("nothing is claimed");
  });

  it("keeps the certificate, which is true, where the span holds the whole capture", async () => {
    const { said, path } = await exported("--from", "2000-01-01T00:00:00Z", "--to", "2100-01-01T00:00:00Z");
    expect(said).not.toContain("without the certificate");
    expect(await verifyFile(path)).toMatchObject({ ok: true, statements: [{}] });
  });
});

describe("a package", () => {
  it("of a whole capture is true, and says by which keys", async () => {
    const said = await runCli(["verify", whole]);
    expect(said).toMatchObject({ code: 0, err: "" });
    expect(unwrapped(said.out)).toMatch(
      /^TRUE \S*site\.wacz Recomputed from the bytes: - The hash and length of every one of its \d+ files\. By whose key: - The package: signed with sha-256:/,
    );
    expect(said.out).toContain(`site.wacz#captures/${certificate.capture}/certificate.json`);
    const { ok, statements } = await verifyFile(whole);
    expect(ok).toBe(true);
    expect(statements[0]!.verification.figures!.pages).toBe(certificate.pages.length);
  });

  it("is signed as WACZ-auth says and players check it: ECDSA on P-384, SHA-256 over the hash as text", async () => {
    const { bytes } = (await unpack(whole)).get("datapackage-digest.json")!;
    const { hash, signedData } = JSON.parse(bytes.toString()) as {
      hash: string;
      signedData: Record<"hash" | "created" | "software" | "version" | "signature" | "publicKey", string>;
    };
    expect(signedData).toMatchObject({ hash, software: expect.stringMatching(/^isochron/) });
    const key = await crypto.subtle.importKey(
      "spki",
      Buffer.from(signedData.publicKey, "base64"),
      { name: "ECDSA", namedCurve: "P-384" },
      true,
      ["verify"],
    );
    const check = (text: string): Promise<boolean> =>
      crypto.subtle.verify(
        { name: "ECDSA", hash: "SHA-256" },
        key,
        Buffer.from(signedData.signature, "base64"),
        Buffer.from(text),
      );
    expect(await check(hash)).toBe(true);
    expect(await check(`${hash} `)).toBe(false);
  });

  it("of one page is small, in order by itself, and true", async () => {
    expect(await checkWacz(extract)).toEqual([]);
    const names = [...(await unpack(extract)).keys()];
    for (const name of ["extract.json", "declaration.html", "archive/extract.warc.gz", "pages/pages.jsonl"])
      expect(names).toContain(name);
    const said = await runCli(["verify", extract, "--json"]);
    expect(said.code).toBe(0);
    const { ok, statements } = JSON.parse(said.out) as PackageVerification;
    expect(ok).toBe(true);
    expect(statements[0]!.verification.notes.join()).toContain("an extract:");
  });

  it.each([
    ["a byte of a WARC file", /^archive\//],
    ["a byte of the certificate", /certificate\.json$/],
    ["a byte of the report", /report\.html$/],
    ["a byte of the index", /^indexes\//],
  ])("is false when %s is changed", async (_, name) => {
    const { ok, findings } = await altered(whole, (files) => flip(files, name), false);
    expect(ok).toBe(false);
    expect(findings[0]!.line).toMatch(/^datapackage\.json resources\[\d+\]\.hash/);
  });

  it("is false when a WARC file is changed and the list of files made right again", async () => {
    const { findings } = await altered(whole, (files) => flip(files, /^archive\//), true);
    expect(findings[0]!.line).toMatch(/certificate\.json warcs\[0\]/);
  });

  it("is false when a verdict is changed and the list of files made right again", async () => {
    const forge = (files: Map<string, PackedFile>): void =>
      edit(files, /certificate\.json$/, '"verdict": "sharp"', '"verdict": "gone"');
    const { findings } = await altered(whole, forge, true);
    expect(findings[0]!.line).toMatch(/certificate\.json pages\[\d+\]\.verdict/);
  });

  it.each([
    ["the signature", /"signature": "..../, '"signature": "AAAA', /signedData$/],
    ["the signed hash", /("signedData": \{\s+"hash": "sha256:)../, "$1zz", /signedData\.hash$/],
    ["a member too many", '"signedData": {', '"signedData": { "approved": 1,', /signedData$/],
    ["the seal", /"hash": "sha256:../, '"hash": "sha256:zz', /hash$/],
  ])("is false when %s of the package is touched", async (_, from, to, line) => {
    const forge = (files: Map<string, PackedFile>): void => edit(files, /digest\.json$/, from, to);
    const { findings } = await altered(whole, forge, false);
    expect(findings[0]!.line).toMatch(line);
  });

  it.each([
    ["prime256v1", true],
    ["secp384r1", true],
    ["secp521r1", false],
    ["secp256k1", false],
  ])("may be signed on P-384 and P-256 alone: %s", async (namedCurve, isTaken) => {
    const { findings } = await altered(
      whole,
      (files) => signAnew(files, generateKeyPairSync("ec", { namedCurve })),
      false,
    );
    expect(findings.map(({ line }) => line)).toEqual(
      isTaken ? [] : ["datapackage-digest.json signedData.publicKey"],
    );
  });

  it("may not be signed with another kind of key", async () => {
    const forge = (files: Map<string, PackedFile>): void =>
      signAnew(files, generateKeyPairSync("rsa", { modulusLength: 2048 }));
    const [first] = (await altered(whole, forge, false)).findings;
    expect(first!.line).toBe("datapackage-digest.json signedData.publicKey");
  });

  it("is false when a file is added, or left out, or there is no certificate", async () => {
    const add = (files: Map<string, PackedFile>): void =>
      void files.set("notes.txt", { bytes: Buffer.from("x"), isStored: false });
    expect((await altered(whole, add, false)).findings[0]!.message).toContain("not listed");
    const leaveOut = (files: Map<string, PackedFile>): void => {
      for (const name of files.keys()) if (name.endsWith("report.html")) files.delete(name);
    };
    expect((await altered(whole, leaveOut, false)).findings[0]!.message).toContain("not in the package");
    const claimNothing = (files: Map<string, PackedFile>): void => {
      for (const name of files.keys()) if (name.startsWith("captures/")) files.delete(name);
    };
    expect((await altered(whole, claimNothing, true)).findings[0]!.message).toContain("nothing is claimed");
  });

  it("of one page is false when its records, its statement or its capture's name are touched", async () => {
    expect((await altered(extract, (files) => flip(files, /^archive\//), true)).ok).toBe(false);
    const gone = (files: Map<string, PackedFile>): void =>
      edit(files, /extract\.json$/, '"verdict": "sharp"', '"verdict": "gone"');
    expect((await altered(extract, gone, true)).findings[0]!.line).toMatch(/extract\.json entries/);
    const renamed = (files: Map<string, PackedFile>): void =>
      edit(files, /extract\.json$/, /"site": "[^"]+"/, '"site": "elsewhere.test"');
    expect((await altered(extract, renamed, true)).findings[0]!.line).toMatch(/extract\.json site$/);
  });
});
