// The options of the way out on the command line: what is wrong gets one line without the secret; a resume needs them again.
import { chmod, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startLoggingSites, type LoggingSites } from "../../support/sites/logging-sites.js";
import { startProxy, type ProxyServer } from "../../support/sites/proxy-server.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, type CliResult } from "../../support/test-io.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});

function expectComplaint(result: CliResult, code: number, says: RegExp): void {
  expect(result.out).toBe("");
  expect(result.err.trimEnd().split("\n")).toHaveLength(1);
  expect(result.err).toMatch(says);
  expect(result.err).not.toContain("s3cr3t");
  expect(result.code).toBe(code);
}

const SEED = "http://x.test/";

describe("what cannot be used is refused with one line", () => {
  it.each([
    [["--proxy", "u:s3cr3t@host"], /--proxy: expected http:\/\/host:port/],
    [["--proxy", "ftp://u:s3cr3t@host"], /--proxy: expected/],
    [["--proxy", "http://u:s3cr3t@host/path"], /--proxy: expected/],
    [["--proxy", "http://u:s3cr3t%zz@host"], /--proxy: its user name or password is not percent-encoded/],
    [["--ca", "/no/such/file"], /--ca "\/no\/such\/file": no such file/],
    [["--auth", "user:s3cr3t@host"], /--auth: expected https:\/\/user:password@host/],
    [["--auth-file", "/no/such/file"], /--auth-file "\/no\/such\/file": no such file/],
    [["--header", "Authorization: Basic s3cr3t"], /use --auth/],
  ])("%j", (argv, says) =>
    withTempDir(async (dir) => {
      const result = await runCli(["capture", SEED, "--archive", join(dir, "archive"), ...argv]);
      expectComplaint(result, 2, says);
    }),
  );

  it("files that hold no certificate, or half of one", () =>
    withTempDir(async (dir) => {
      const file = join(dir, "ca.pem");
      await writeFile(file, "not a certificate");
      expectComplaint(
        await runCli(["survey", SEED, "--ca", file]),
        2,
        /--ca ".*ca\.pem": no certificate in it; PEM/,
      );
      await writeFile(file, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
      expectComplaint(await runCli(["survey", SEED, "--ca", file]), 2, /its certificate 1: cannot be read/);
    }));

  it("passwords that others may read, and lines that are none", () =>
    withTempDir(async (dir) => {
      const file = join(dir, "auth");
      const capture = () => runCli(["capture", SEED, "--archive", join(dir, "archive"), "--auth-file", file]);
      await writeFile(file, "https://u:s3cr3t@a.test\n");
      await chmod(file, 0o644);
      expectComplaint(
        await capture(),
        2,
        /--auth-file ".*": others may read it \(mode 644\); chmod 600 it first/,
      );
      await chmod(file, 0o600);
      await writeFile(file, "# mine\n\nhttps://u:s3cr3t@a.test\nu:s3cr3t@b.test\n");
      expectComplaint(await capture(), 2, /--auth-file ".*" line 4: expected https:/);
    }));

  it("a proxy that is not there", () =>
    withTempDir(async (dir) => {
      const gone = await startProxy();
      await gone.close();
      const proxy = gone.address.replace("://", "://u:s3cr3t@");
      const argv = ["--archive", dir, "--proxy", proxy, "--progress", "none"];
      expectComplaint(
        await runCli(["capture", SEED, ...argv]),
        3,
        new RegExp(`^isochron: the proxy ${gone.address}: it cannot be reached`),
      );
      expectComplaint(await runCli(["survey", SEED, "--proxy", proxy]), 3, /it cannot be reached/);
    }));
});

describe("an interrupted capture with a login, through a proxy", () => {
  it("is resumed as it was begun, and refused with others", () =>
    withTempDir(async (dir) => {
      const sites = await startSite();
      const proxy = await startProxy({ names: { "one.test": "127.0.0.2" } });
      open.push(proxy);
      const { port, file, argv } = await given(dir, sites, proxy);
      const abort = new AbortController();
      sites.onAnswers(8, () => abort.abort());
      const begun = await runCli(["capture", `http://one.test:${port}/`, ...argv], { signal: abort.signal });
      expect(begun).toMatchObject({ code: 3, out: "" });
      const resume = (...more: string[]): Promise<CliResult> =>
        runCli(["capture", "--resume", "--archive", dir, "--allow-private", "--progress", "none", ...more]);
      const otherWay = await resume("--proxy", "http://127.0.0.1:9");
      expectComplaint(
        otherWay,
        2,
        new RegExp(`begun by another way out: give the same --proxy \\(${proxy.address}\\)`),
      );
      await writeFile(file, `http://u:wrong@one.test:${port}\n`);
      expectComplaint(
        await resume(),
        2,
        /begun with another Authorization: give the same .*--auth.*secrets are not kept/,
      );
      await writeFile(file, `http://u:s3cr3t@one.test:${port}\n`);
      const done = await resume("--json"); // where the file lies is kept, what it says is not
      expect(done.code).toBe(0);
      const { certificate } = JSON.parse(done.out) as { certificate: string };
      for (const name of ["certificate.json", "report.json", "asked.json"])
        expect(await readFile(join(dirname(certificate), name), "utf8")).not.toContain("s3cr3t");
      expect(await runCli(["verify", certificate])).toMatchObject({ code: 0 });
    }));
});

interface Site extends LoggingSites {
  /** Told when so many answers were given. */
  onAnswers(count: number, then: () => void): void;
}

async function startSite(): Promise<Site> {
  let [given, wanted, tell] = [0, Infinity, (): void => undefined];
  const wall = `Basic ${Buffer.from("u:s3cr3t").toString("base64")}`;
  const links = Array.from({ length: 6 }, (_, i) => `<a href="/${i}">${i}</a>`).join("");
  const sites = await startLoggingSites(["127.0.0.2"], (_host, path, _nth, { authorization }) => {
    if (++given === wanted) tell();
    if (authorization !== wall) return { status: 401, body: "" };
    return path === "/robots.txt" || path === "/sitemap.xml"
      ? { status: 404, body: "" }
      : { body: links + path };
  });
  open.push(sites);
  return { ...sites, onAnswers: (count, then) => void ([wanted, tell] = [count, then]) };
}

async function given(dir: string, sites: LoggingSites, proxy: ProxyServer) {
  const port = sites.portOf("127.0.0.2");
  const file = join(dir, "auth");
  await writeFile(file, `http://u:s3cr3t@one.test:${port}\n`, { mode: 0o600 });
  const network = ["--proxy", proxy.address, "--auth-file", file, "--allow-private"];
  return { port, file, argv: [...network, "--archive", dir, "--delay", "1ms", "--progress", "none"] };
}
