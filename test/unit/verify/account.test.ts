// verify says what it recomputed, what it took on trust, and by whose key; true for each kind of input, in 80 columns.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { generateKeyPairSync } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Certificate } from "#model/index.js";
import type { Verification } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { runCli, unwrapped } from "../../support/test-io.js";

let dir = "";
let certificate: Certificate;
let path = "";

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-account-"));
  const made = await captureInto(dir, { seed: 3, preset: "demo", pages: 30 });
  certificate = made.certificate;
  path = made.files.certificate;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function said(...argv: string[]): Promise<Verification> {
  return JSON.parse((await runCli(["verify", ...argv, "--json"])).out) as Verification;
}

describe("the account of a verification", () => {
  it("has three blocks, none wider than 80 columns", async () => {
    const { out } = await runCli(["verify", path]);
    const [, ...lines] = out.split("\n"); // the first is a path
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const titles = lines.filter((line) => line.endsWith(":") && !line.startsWith(" "));
    expect(titles).toEqual(["Recomputed from the bytes:", "Taken on trust:", "By whose key:"]);
    expect(unwrapped(out)).toMatch(
      /Omitted pages: none; \d+ links in \d+ documents read, all accounted for\./,
    );
  });

  it("says of a certificate what its files hold and what they cannot", async () => {
    const { recomputed, onTrust, denominator, figures } = await said(path);
    expect(recomputed.join(" ")).toContain(`${figures!.records} records in 1 WARC file`);
    expect(recomputed.join(" ")).toContain(`${figures!.bodies.secondByDigest} with the first body`);
    expect(denominator.isChecked && recomputed.join(" ")).toContain(
      `${denominator.isChecked && denominator.links} links in`,
    );
    expect(onTrust.join(" ")).toContain("all records are the maker's to write");
    expect(onTrust.join(" ")).toContain("no time stamp bounds it, servers' dates");
    expect(onTrust.join(" ")).toContain(certificate.scope);
    expect(onTrust.join(" ")).toContain("what nobody links to");
  });

  it("knows the archive's key where the certificate lies in its archive, and the one that is given", async () => {
    expect(await said(path)).toMatchObject({ ok: true, keyIs: "archive" });
    const key = join(dir, "keys", "archive-key.pub.pem");
    expect(await said(path, "--key", key)).toMatchObject({ ok: true, keyIs: "given" });
    const away = join(dir, "away", "captures", "c");
    mkdirSync(join(dir, "away", certificate.warcs[0]!.file, ".."), { recursive: true });
    mkdirSync(away, { recursive: true });
    copyFileSync(path, join(away, "certificate.json"));
    copyFileSync(join(dir, certificate.warcs[0]!.file), join(dir, "away", certificate.warcs[0]!.file));
    expect(await said(join(away, "certificate.json"))).toMatchObject({ ok: true, keyIs: "unknown" });
    const { out } = await runCli(["verify", join(away, "certificate.json")]);
    expect(unwrapped(out)).toContain("not known here: nobody said whose it is");
  });

  it("says nothing of what is false", async () => {
    const other = join(dir, "other.pem");
    const { publicKey } = generateKeyPairSync("ed25519");
    writeFileSync(other, publicKey.export({ type: "spki", format: "pem" }));
    expect(await said(path, "--key", other)).toMatchObject({ ok: false, recomputed: [], onTrust: [] });
  });

  it("says of an extract that the rest was not looked at", async () => {
    const { url } = certificate.pages.find(({ verdict }) => verdict === "sharp")!;
    const extract = join(dir, "extract.json");
    const { out } = await runCli(["certificate", "extract", url, "--json", "--archive", dir]);
    writeFileSync(extract, out);
    const { recomputed, onTrust, denominator } = await said(extract);
    expect(recomputed.join(" ")).toContain("the way to the signed root");
    expect(onTrust.join(" ")).toContain("The other pages of the certificate");
    expect(onTrust.join(" ")).not.toContain("servers' dates");
    expect(denominator).toEqual({ isChecked: false, why: "an extract holds some pages alone" });
  });
});
