// Signatures and time stamps from outside: made during a capture, found good by openssl, and false when touched.
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { der, TAG } from "#formats/seals/der.js";
import { readTimeStamp } from "#formats/index.js";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import type { Certificate } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import {
  openssl,
  opensslAgrees,
  startTimeStampServer,
  TestAuthority,
  type Issued,
  type TimeStampServer,
} from "../../support/openssl.js";
import { makeTestimony } from "../../support/testimony/told-archives.js";
import { runCli, unwrapped } from "../../support/test-io.js";

const FOR_TIME_STAMPS = ["extendedKeyUsage=critical,timeStamping"];
const FOR_SIGNING = ["keyUsage=critical,digitalSignature", "extendedKeyUsage=emailProtection"];

let dir: string;
let archive: string;
let folder: string;
let site: RunningSite;
let authority: TestAuthority;
let signers: Record<"rsa" | "ec", Issued>;
let tsa: TimeStampServer;
let page: string;
const tsaState = { broken: false };

const pace = ["--allow-private", "--delay", "1ms"];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-seals-"));
  archive = join(dir, "archive");
  authority = new TestAuthority(dir);
  signers = {
    rsa: authority.issue("signer-rsa", "rsa", FOR_SIGNING),
    ec: authority.issue("signer-ec", "ec", FOR_SIGNING),
  };
  tsa = await startTimeStampServer(dir, authority.issue("tsa", "rsa", FOR_TIME_STAMPS), tsaState);
  site = await startLivingSite({ preset: "plain", pages: 6, seed: 3 });
  const seals = [
    "--operator",
    "A. Archivist",
    "--timestamp-url",
    tsa.url,
    "--sign-cert",
    signers.rsa.cert,
    "--sign-key",
    signers.rsa.key,
  ];
  const done = await runCli(["capture", site.url, ...pace, ...seals, "--archive", archive, "--json"]);
  expect(done.code, done.err).toBe(0);
  const { capture } = JSON.parse(done.out) as { capture: string };
  folder = join(archive, "captures", capture);
  const { pages } = certificateIn(folder);
  page = pages.find(({ verdict }) => verdict === "sharp")!.url;
});

afterAll(async () => {
  await site?.close();
  await tsa?.close();
  rmSync(dir, { recursive: true, force: true });
});

function certificateIn(place: string): Certificate {
  return JSON.parse(readFileSync(join(place, "certificate.json"), "utf8")) as Certificate;
}

function cmsArguments(place: string): string[] {
  const files = ["-in", join(place, "seal.p7s"), "-content", join(place, "seal.json")];
  return ["cms", "-verify", "-binary", "-inform", "DER", ...files, "-CAfile", authority.root.cert];
}

function stampArguments(place: string, data: string, stamp: string): string[] {
  const files = ["-data", join(place, data), "-in", join(place, stamp)];
  return ["ts", "-verify", ...files, "-CAfile", authority.root.cert];
}

/** The capture's folder, copied and altered; what the verifier then says first. */
async function firstFalse(alter: (place: string) => void): Promise<string> {
  const place = join(dir, "altered");
  cpSync(folder, place, { recursive: true });
  alter(place);
  const { findings } = await verifyCertificate(join(place, "certificate.json"), { root: archive });
  rmSync(place, { recursive: true });
  return findings[0] ? `${findings[0].line}: ${findings[0].message}` : "true";
}

describe("a capture sealed from outside", () => {
  it("is announced and sealed by time stamps that openssl finds good", () => {
    expect(tsa.asked()).toBe(2);
    expect(opensslAgrees(...stampArguments(folder, "start.json", "start.tsr"))).toBe(true);
    expect(opensslAgrees(...stampArguments(folder, "seal.json", "end.tsr"))).toBe(true);
    expect(opensslAgrees(...stampArguments(folder, "seal.json", "start.tsr"))).toBe(false);
    expect(certificateIn(folder).timeStamps).toMatchObject({ authority: tsa.url });
    expect(certificateIn(folder).vantage.notRecorded.join()).not.toContain("3161");
  });

  it("says who looked, from where, with which program", async () => {
    const { vantage } = certificateIn(folder);
    expect(vantage).toMatchObject({
      operator: "A. Archivist",
      softwareSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      connections: [{ host: new URL(site.url).host, resolved: ["127.0.0.1"], tls: null }],
    });
    expect(vantage.connections[0]!.client).toMatch(/127\.0\.0\.1$/);
    const { out } = await runCli(["certificate", "extract", page, "--html", "--archive", archive]);
    for (const text of ["A. Archivist", vantage.softwareSha256!, "announced", "without TLS"])
      expect(out).toContain(text);
  });

  it("is signed as CMS that openssl finds good, with RSA and with ECDSA keys", async () => {
    expect(opensslAgrees(...cmsArguments(folder))).toBe(true);
    const capture = certificateIn(folder).capture;
    for (const { cert, key } of [signers.ec, signers.rsa]) {
      const signing = ["--sign-cert", cert, "--sign-key", key, "--archive", archive];
      expect(await runCli(["certificate", "sign", capture, ...signing])).toMatchObject({ code: 0, err: "" });
      openssl(...cmsArguments(folder), "-out", join(dir, "content"));
      expect(readFileSync(join(dir, "content"))).toEqual(readFileSync(join(folder, "seal.json")));
    }
    const place = join(dir, "touched");
    cpSync(folder, place, { recursive: true });
    writeFileSync(join(place, "seal.json"), `${readFileSync(join(folder, "seal.json"), "utf8")} `);
    expect(opensslAgrees(...cmsArguments(place))).toBe(false);
  });

  it("is a testimony, too, signed and stamped after it was told, and false when that is touched", async () => {
    const place = join(dir, "told");
    const capture = await makeTestimony(place, "source");
    const own = join(place, "captures", capture);
    const seals = ["--timestamp-url", tsa.url, "--allow-private", "--sign-cert", signers.ec.cert];
    const argv = ["certificate", "sign", capture, ...seals, "--sign-key", signers.ec.key, "--archive", place];
    expect(await runCli(argv)).toMatchObject({ code: 0, err: "" });
    expect(opensslAgrees(...cmsArguments(own))).toBe(true);
    expect(opensslAgrees(...stampArguments(own, "seal.json", "end.tsr"))).toBe(true);
    const { out, code } = await runCli(["verify", capture, "--archive", place]);
    expect(code).toBe(0);
    expect(unwrapped(out)).toContain("The finished testimony existed by");
    writeFileSync(join(own, "seal.json"), `${readFileSync(join(own, "seal.json"), "utf8")} `);
    const { findings } = await verifyCertificate(join(own, "testimony.json"), { root: place });
    expect(findings.map(({ line }) => line)).toEqual(["seal.json"]);
  });

  it("sign without the time stamp that was asked for is no success", async () => {
    const { capture } = certificateIn(folder);
    const gone = ["--timestamp-url", "http://127.0.0.1:9/", "--allow-private", "--archive", archive];
    const { code, err } = await runCli(["certificate", "sign", capture, ...gone]);
    expect(code).toBe(3);
    expect(err).toContain("isochron: no time stamp from http://127.0.0.1:9/: it was asked for");
  });

  it("is verified with all of it, alone and as packages of everything and of one page", async () => {
    const said = await runCli(["verify", certificateIn(folder).capture, "--archive", archive]);
    expect(said.code, said.out).toBe(0);
    for (const line of [
      "Signed as CMS by O=Test, CN=signer-rsa",
      "The capture was announced by 20",
      "existed by 20",
    ])
      expect(unwrapped(said.out)).toContain(line);
    const [whole, extract] = [join(dir, "whole.wacz"), join(dir, "page.wacz")];
    await runCli(["export", "wacz", "--output", whole, "--archive", archive]);
    await runCli(["certificate", "extract", page, "--output", extract, "--archive", archive]);
    for (const path of [whole, extract]) {
      const packed = await runCli(["verify", path]);
      expect(packed.code, packed.out).toBe(0);
      expect(unwrapped(packed.out)).toContain("Signed as CMS by");
      expect(unwrapped(packed.out).match(/\(RFC 3161\)/g)).toHaveLength(2);
    }
  });

  it("is false when what seals it is touched, exchanged, or not over it", async () => {
    expect(await firstFalse(() => undefined)).toBe("true");
    const copy = (from: string, to: string) => (place: string) =>
      copyFileSync(join(place, from), join(place, to));
    expect(await firstFalse(copy("start.tsr", "end.tsr"))).toMatch(/^end\.tsr: .*other bytes/);
    expect(await firstFalse(copy("end.tsr", "start.tsr"))).toMatch(/^timeStamps\.start\.sha256/);
    expect(await firstFalse(copy("start.json", "seal.json"))).toMatch(/^seal\.json/);
    expect(await firstFalse((place) => rmSync(join(place, "start.tsr")))).toMatch(/^timeStamps\.start/);
    expect(await firstFalse((place) => writeFileSync(join(place, "seal.p7s"), "none"))).toMatch(/^seal\.p7s/);
    const flip = (name: string, at: (length: number) => number) => (place: string) => {
      const bytes = readFileSync(join(place, name));
      bytes[at(bytes.length)]! ^= 1;
      writeFileSync(join(place, name), bytes);
    };
    for (const name of ["seal.p7s", "end.tsr"])
      expect(await firstFalse(flip(name, (length) => length - 5))).toMatch(new RegExp(`^${name}`));
    expect(await firstFalse(flip("start.json", (length) => length - 10))).toMatch(/^start\./);
  });

  it("is false with a time stamp by a certificate that is not for time stamping", async () => {
    // The authority's own words, signed again by somebody else: openssl ts itself would refuse to.
    const [said, token] = [join(dir, "tst-info"), join(dir, "token")];
    writeFileSync(said, readTimeStamp(readFileSync(join(folder, "end.tsr"))).token.content!);
    const type = ["-econtent_type", "1.2.840.113549.1.9.16.1.4", "-outform", "DER"];
    const by = ["-signer", signers.rsa.cert, "-inkey", signers.rsa.key];
    openssl("cms", "-sign", "-nodetach", "-binary", ...type, ...by, "-in", said, "-out", token);
    const granted = Buffer.from("3003020100", "hex");
    const reply = der(TAG.sequence, granted, readFileSync(token));
    const message = await firstFalse((place) => writeFileSync(join(place, "end.tsr"), reply));
    expect(message).toBe("end.tsr: the time stamp is not good: its certificate is not for time stamping");
  });

  it("is false, and nothing worse, with a time stamp cut anywhere", async () => {
    const whole = readFileSync(join(folder, "end.tsr"));
    for (let cut = 1; cut < whole.length; cut += 197) {
      const part = whole.subarray(0, cut);
      expect(await firstFalse((place) => writeFileSync(join(place, "end.tsr"), part))).toMatch(/^end\.tsr/);
    }
  });

  it("goes on without an authority that answers nonsense, and says so", async () => {
    tsaState.broken = true;
    const other = join(dir, "other");
    const done = await runCli([
      "capture",
      site.url,
      ...pace,
      "--timestamp-url",
      tsa.url,
      "--archive",
      other,
      "--json",
    ]);
    tsaState.broken = false;
    expect(done.code, done.err).toBe(0);
    expect(done.err).toContain("no time stamp at the start");
    const { capture } = JSON.parse(done.out) as { capture: string };
    const said = await runCli(["verify", capture, "--archive", other]);
    expect(said.code, said.out).toBe(0);
    expect(unwrapped(said.out)).toContain("clock: no time stamp bounds it");
    const again = await runCli([
      "certificate",
      "sign",
      capture,
      "--timestamp-url",
      tsa.url,
      "--allow-private",
      "--archive",
      other,
    ]);
    expect(again, again.err).toMatchObject({ code: 0, err: "" });
    const stamped = await runCli(["verify", capture, "--archive", other]);
    expect(unwrapped(stamped.out)).toContain("existed by 20");
    expect(unwrapped(stamped.out)).toContain("one time stamp bounds it on one side");
  });

  it("is refused with a key that is not the certificate's, or with half of a pair", async () => {
    const mixed = ["--sign-cert", signers.rsa.cert, "--sign-key", signers.ec.key];
    for (const argv of [mixed, mixed.slice(0, 2), ["--sign-cert", "/nowhere", "--sign-key", "/nowhere"]])
      expect(
        (await runCli(["capture", site.url, ...pace, ...argv, "--archive", join(dir, "none")])).code,
      ).toBe(2);
  });
});
