// Archives in bad shape: on media that cannot be written, and with a WARC file deleted while they are served.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { runCli } from "../../support/test-io.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
const NOBODY = 65_534;
const dir = mkdtempSync(join(tmpdir(), "isochron-shape-"));
const archive = join(dir, "archive");
let server: Server;
let site = "";
let visits = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" });
    response.end(isPage ? `<title>A</title><p>Visit ${++visits}</p>` : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const line = ["capture", site, "--allow-private", "--delay", "1ms", "--archive", archive];
  const { code, err } = await runCli(line);
  expect(code, err).toBe(0);
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Takes away, or gives back, the right to write in a whole tree. */
function setWritable(path: string, isWritable: boolean): void {
  const isDirectory = statSync(path).isDirectory();
  if (isDirectory && isWritable) chmodSync(path, 0o755);
  if (isDirectory) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
  chmodSync(path, (isDirectory ? 0o555 : 0o444) | (isWritable ? 0o200 : 0));
}

describe("an archive that cannot be written", () => {
  const still = join(dir, "still");
  beforeAll(() => {
    cpSync(archive, still, { recursive: true });
    chmodSync(dir, 0o755);
    setWritable(still, false);
  });
  afterAll(() => setWritable(still, true));

  it.each([
    ["captures", /of 1 pages sharp/],
    ["report", /What this cannot prove/],
    ["why", /self-varying|changed/],
    ["verify", /TRUE/],
    ["warc check", /warc\.gz/],
  ])("is read by %s, and not touched", (verb, says) => {
    const names = () => readdirSync(still, { recursive: true }).map(String).sort();
    const before = names();
    const own = verb === "why" ? [site] : verb === "verify" ? readdirSync(join(still, "captures")) : [];
    const argv = [
      ...verb.split(" "),
      ...own,
      ...(verb === "warc check" ? ["--all"] : []),
      "--archive",
      still,
    ];
    // Root may write whatever the modes say.
    const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
      encoding: "utf8",
      ...who,
    });
    expect(stderr).toMatch(verb === "warc check" ? /^isochron: this audit leaves no log: .*\n$/ : /^$/);
    expect(status).toBe(0);
    expect(stdout).toMatch(says);
    expect(names()).toEqual(before);
  });
});

it("a WARC file deleted while the archive is served is told, and is no failure of the server", async () => {
  const served = join(dir, "served");
  cpSync(archive, served, { recursive: true });
  const opened = await openArchive(served, { mode: "read" });
  const servers = await startServers({ archive: opened, port: 0, replayPort: 0, webDir: join(dir, "none") });
  try {
    const entries = await opened.index.lookup(site as never);
    const [from, to] = [entries[0]!.at, entries.at(-1)!.at];
    const diff = `${servers.uiUrl.replace(/\/$/, "")}/api/diff?url=${encodeURIComponent(site)}&from=${from}&to=${to}`;
    expect((await fetch(diff)).status).toBe(200);
    rmSync(join(served, "warcs"), { recursive: true });
    const gone = await fetch(diff);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toMatch(/warc\.gz is not in the archive: put the file back/);
    const page = await fetch(`${servers.replayUrl.replace(/\/$/, "")}/20991231/${site}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Stored, but not readable");
  } finally {
    await servers.close();
    await opened.close();
  }
});
