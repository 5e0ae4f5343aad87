// Pages behind a login: who is told the password, what is on record of it, and what both verifiers say.
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parseCredentials } from "#fetch/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { startLoggingSites, type LoggingSites } from "../../support/sites/logging-sites.js";
import { withTempDir } from "../../support/temp-dir.js";

const NAMES = { "one.test": "127.0.0.2", "two.test": "127.0.0.2" };
const BASIC = `Basic ${Buffer.from("user:s3cr3t").toString("base64")}`;

let sites: LoggingSites | null = null;
afterEach(async () => {
  await sites?.close();
  sites = null;
});

async function textOf(file: string): Promise<string> {
  let text = "";
  for await (const piece of createReadStream(file).pipe(createGunzip()))
    text += (piece as Buffer).toString("latin1");
  return text;
}

it("a password goes to its host alone, not where that redirects; records hold a digest", async () => {
  const told = new Map<string, Set<string | undefined>>();
  sites = await startLoggingSites(["127.0.0.2"], (host, path, _nth, { authorization }) => {
    told.set(host, (told.get(host) ?? new Set()).add(authorization));
    if (host === "two.test") return { body: "<p>for all</p>" };
    if (authorization !== BASIC) return { status: 401, body: "who?" };
    const port = sites!.portOf("127.0.0.2");
    if (path === "/away") return { status: 302, headers: { location: `http://two.test:${port}/` }, body: "" };
    return { body: `<p>members only</p><a href="/away">x</a><img src="http://two.test:${port}/pixel">` };
  });
  const port = sites.portOf("127.0.0.2");
  await withTempDir(async (dir) => {
    const outcome = await captureLoopback({
      dir,
      seeds: [`http://one.test:${port}/`, `http://two.test:${port}/`],
      names: NAMES,
      fetcher: {
        extras: { credentials: parseCredentials([`http://user:s3cr3t@one.test:${port}`], () => "--auth") },
      },
    });
    expect([...told.get("one.test")!]).toEqual([BASIC]);
    expect([...told.get("two.test")!]).toEqual([undefined]);
    expect(outcome.report.all).toMatchObject({ sharp: 4, pages: 4 });
    const { certificate, files } = outcome;
    expect(certificate.requestProfile["Authorization"]).toMatch(
      new RegExp(`^http://one\\.test:${port} Basic scrypt:[0-9a-f]{64}$`),
    );
    const secrets = new RegExp(`s3cr3t|${BASIC.slice(6)}`);
    for (const { file } of certificate.warcs) expect(await textOf(join(dir, file))).not.toMatch(secrets);
    expect(JSON.stringify(certificate)).not.toMatch(secrets);
    expect(await verifyCertificate(files.certificate, { root: dir })).toMatchObject({
      ok: true,
      findings: [],
    });
    expect(secondOpinion(files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
  });
});
