// Packages of others, signed by a domain: made by openssl, checked offline, false when anything is touched.
import { createHash, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { timeStampRequest } from "#formats/index.js";
import { pack, resealed, type PackedFile } from "../../support/archives/wacz-tools.js";
import { openssl, startTimeStampServer, TestAuthority, type Issued } from "../../support/openssl.js";
import { runCli, unwrapped, type CliResult } from "../../support/test-io.js";

const DOMAIN = "archive.example";
const FOR_DOMAIN = [`subjectAltName=DNS:${DOMAIN}`];
const FOR_STAMPS = ["extendedKeyUsage=critical,timeStamping"];

let dir = "";
let authority: TestAuthority;
let files: Map<string, PackedFile>;
let hash = "";
let [own, ownRsa, stamper, other]: Issued[] = [];
let signed: Record<string, string> = {};

const pem = ({ cert }: Issued): string => readFileSync(cert, "utf8");

/** One certificate by the holder of another, who may have no right to issue any. */
function issuedBy(
  issuer: Issued,
  name: string,
  extensions: readonly string[],
  dates: readonly string[],
): Issued {
  const issued = { cert: join(dir, `${name}.pem`), key: join(dir, `${name}.key`) };
  const [request, extra] = [join(dir, `${name}.csr`), join(dir, `${name}.ext`)];
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384", "-nodes", "-keyout", issued.key];
  openssl("req", "-new", ...newKey, "-out", request, "-subj", `/O=Test/CN=${name}`);
  writeFileSync(extra, extensions.join("\n"));
  const by = ["-CA", issuer.cert, "-CAkey", issuer.key, "-set_serial", "77"];
  openssl("x509", "-req", "-in", request, ...by, ...dates, "-extfile", extra, "-out", issued.cert);
  return issued;
}

async function stampOver(text: string, by: Issued): Promise<string> {
  const server = await startTimeStampServer(dir, by);
  try {
    const imprint = createHash("sha256").update(text).digest();
    const body = new Uint8Array(timeStampRequest(imprint, Buffer.from([1, 2, 3])));
    const answer = await fetch(server.url, { method: "POST", body });
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  } finally {
    await server.close();
  }
}

async function signedBy(
  by: Issued,
  chain: readonly Issued[],
  stampedBy = stamper!,
): Promise<Record<string, string>> {
  const signature = sign("sha256", Buffer.from(hash), readFileSync(by.key, "utf8")).toString("base64");
  return {
    hash,
    created: new Date().toISOString(),
    software: "authsign test",
    version: "0.1.0",
    signature,
    domain: DOMAIN,
    domainCert: chain.map(pem).join(""),
    timeSignature: await stampOver(signature, stampedBy),
    timestampCert: [stampedBy, authority.root].map(pem).join(""),
  };
}

async function verdictOn(signedData: Record<string, unknown>, ...argv: string[]): Promise<CliResult> {
  const path = join(dir, "theirs.wacz");
  const digest = Buffer.from(JSON.stringify({ path: "datapackage.json", hash, signedData }));
  await pack(path, new Map(files).set("datapackage-digest.json", { bytes: digest, isStored: false }));
  const said = await runCli(["verify", path, ...argv]);
  return { ...said, out: unwrapped(said.out) };
}

const trusted = (signedData: Record<string, unknown>): Promise<CliResult> =>
  verdictOn(signedData, "--ca", authority.root.cert);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-domain-"));
  authority = new TestAuthority(dir);
  own = authority.issue("own", "ec", FOR_DOMAIN);
  ownRsa = authority.issue("own-rsa", "rsa", FOR_DOMAIN);
  stamper = authority.issue("stamper", "rsa", FOR_STAMPS);
  other = authority.issue("other", "ec", FOR_DOMAIN);
  const warc = gzipSync("WARC/1.1\r\n\r\n");
  files = resealed(new Map([["archive/data.warc.gz", { bytes: warc, isStored: true }]]));
  hash = (JSON.parse(files.get("datapackage-digest.json")!.bytes.toString()) as { hash: string }).hash;
  signed = await signedBy(own, [own, authority.root]);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("a package signed by a domain", () => {
  it("is true offline, names the domain and the time, and claims nothing of any moment", async () => {
    const { code, out } = await trusted(signed);
    expect(code, out).toBe(0);
    expect(out).toContain(`signed by ${DOMAIN}, with O=Test, CN=own (SHA-256 `);
    expect(out).toMatch(/By 20\d\d-.*Z, says O=Test, CN=stamper .*\(RFC 3161\)/);
    expect(out).toContain("it holds no certificate: nothing is claimed of any moment");
    expect(out).toContain("certify whom they should");
  });

  it("may have an RSA key, an issuer between, and leave the root out", async () => {
    expect((await trusted(await signedBy(ownRsa!, [ownRsa!]))).out).toMatch(/^TRUE /);
    const dates = ["-days", "3650"];
    const between = issuedBy(authority.root, "between", ["basicConstraints=critical,CA:TRUE"], dates);
    const below = issuedBy(between, "below", FOR_DOMAIN, dates);
    expect((await trusted(await signedBy(below, [below, between]))).out).toMatch(/^TRUE /);
  });

  it("by roots that are not known here is not decided, and not false", async () => {
    const { code, out } = await verdictOn(signed);
    expect(code, out).toBe(0);
    expect(out).toContain(
      "cannot be checked here: domainCert: no root that is known here issued O=Test, CN=Test Root",
    );
    expect(out).toContain("cannot be checked here: timestampCert:");
    expect(out).toContain("not all of it can be checked here");
  });

  it.each<[string, () => Promise<Record<string, unknown>>, RegExp]>([
    [
      "another's signature",
      () => signedBy(other!, [own!, authority.root]),
      /the signature is not by this certificate/,
    ],
    ["another hash", async () => ({ ...signed, hash: `sha256:${"0".repeat(64)}` }), /hash/],
    [
      "another domain",
      async () => ({ ...signed, domain: "elsewhere.example" }),
      /not for elsewhere\.example/,
    ],
    [
      "a stamp over something else",
      async () => ({ ...signed, timeSignature: await stampOver("x", stamper!) }),
      /other bytes/,
    ],
    [
      "a stamp by a certificate for something else",
      async () => ({ ...signed, timestampCert: pem(other!) }),
      /not good|not come/,
    ],
    ["a stamp that is none", async () => ({ ...signed, timeSignature: "AAAA" }), /timeSignature/],
    ["no certificates", async () => ({ ...signed, domainCert: "-" }), /domainCert holds no chain/],
    [
      "a chain whose links do not hold",
      async () => ({ ...signed, domainCert: pem(own!) + pem(other!) }),
      /not issued by the one after it/,
    ],
    [
      "a member that does not belong",
      async () => ({ ...signed, more: 1 }),
      /neither anonymous nor by a domain/,
    ],
  ])("is false with %s", async (_name, forge, why) => {
    const { code, out } = await trusted(await forge());
    expect(code).toBe(1);
    expect(out).toMatch(/^FALSE /);
    expect(out).toMatch(why);
  });

  it("is false with an issuer that may not issue, and with a certificate of another time", async () => {
    const dates = ["-days", "3650"];
    const below = issuedBy(other!, "below-other", FOR_DOMAIN, dates);
    const unfit = await trusted(await signedBy(below, [below, other!, authority.root]));
    expect(unfit.out).toMatch(/^FALSE .*not issued by the one after it/);
    const past = issuedBy(authority.root, "past", FOR_DOMAIN, ["-days", "-1"]);
    expect((await trusted(await signedBy(past, [past]))).out).toMatch(/^FALSE .*was not valid then/);
  });

  it("needs roots in PEM form", async () => {
    const path = join(dir, "theirs.wacz");
    const said = await runCli(["verify", path, "--ca", join(dir, "own.key")]);
    expect(said).toMatchObject({
      code: 2,
      err: expect.stringContaining("expected certificates in PEM form") as string,
    });
  });
});
