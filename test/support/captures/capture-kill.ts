// kill -9 at a chosen instant of a capture, then --resume; what comes out is compared with an undisturbed capture.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect } from "vitest";
import type { Certificate } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { secondOpinion } from "../second-verifier.js";
import { withTempDir } from "../temp-dir.js";
import { runCli } from "../test-io.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
const PAGES = 30;
const LIST = "/sitemap.xml";

/** When the process dies: at which request, and whether before or how long after its answer. */
interface KillInstant {
  readonly request: number;
  readonly afterAnswerMs: number | null;
}

interface LoggedSite {
  readonly url: string;
  /** Requests for pages by path; robots.txt and the list of URLs are none, and asked for again until a page was seen. */
  readonly requests: Map<string, number>;
  /** All but those for robots.txt. */
  count: number;
  onRequest: ((count: number, response: ServerResponse) => void) | null;
  close(): Promise<void>;
}

/** Pages in a tree with a style sheet, one page that is not there and one that always breaks off. */
async function startLoggedSite(): Promise<LoggedSite> {
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    if (path !== LIST) requests.set(path, (requests.get(path) ?? 0) + 1);
    site.onRequest?.(++site.count, response);
    answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site: LoggedSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/0`,
    requests,
    count: 0,
    onRequest: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

function answer(path: string, response: ServerResponse): void {
  const page = Number(path.slice(1));
  if (path === "/breaks-off")
    response.writeHead(200, { "content-length": "100" }).write("part", () => response.destroy());
  else if (path === "/style.css") response.writeHead(200, { "content-type": "text/css" }).end("p {}");
  else if (!(page < PAGES)) response.writeHead(404, { "content-type": "text/plain" }).end("none");
  else response.writeHead(200, { "content-type": "text/html" }).end(html(page));
}

function html(page: number): string {
  const links = [2 * page + 1, 2 * page + 2].filter((next) => next < PAGES).map((next) => `/${next}`);
  if (page === 3) links.push("/breaks-off", "/gone");
  return `<link rel="stylesheet" href="/style.css">${links.map((href) => `<a href="${href}">next</a>`).join("")} ${page} ${WORDS}`;
}

/** Enough that a later capture borrows the page rather than stores it. */
const WORDS = "said once more ".repeat(100);

/** How the captures run, and how many pages may be under way when one dies. */
export interface KillMode {
  readonly options: readonly string[];
  readonly mostUnderWay: number;
  /** What a page that did not change is called. */
  readonly verdict: "sharp" | "seen";
  /** Whether an earlier capture of the site is there to borrow bodies from. */
  readonly isLater?: true;
}

/** Visits and revisits: one page at a time. */
export const TWO_PASSES: KillMode = { options: [], mostUnderWay: 1, verdict: "sharp" };
/** The second capture of a site: what did not change is the first one's, and has to stay so after a kill. */
export const LATER: KillMode = { ...TWO_PASSES, isLater: true };
/** Visits alone: a few pages are on their way into the archive while the next is asked for. */
export const ONE_PASS: KillMode = {
  options: ["--passes", "1"],
  mostUnderWay: 9,
  verdict: "seen",
};

const argvOf = (site: LoggedSite, dir: string, { options }: KillMode): string[] => [
  "capture",
  site.url,
  "--allow-private",
  "--delay",
  "0ms",
  "--archive",
  dir,
  "--json",
  ...options,
];

/** Every page's verdict by path. */
async function verdictsOf(out: string): Promise<Map<string, string>> {
  const { certificate } = JSON.parse(out) as { certificate: string };
  const { pages } = JSON.parse(await readFile(certificate, "utf8")) as Certificate;
  return new Map(pages.map(({ url, verdict }) => [new URL(url).pathname, verdict]));
}

async function killAt(site: LoggedSite, dir: string, instant: KillInstant, mode: KillMode): Promise<void> {
  const child = spawn(process.execPath, [BIN, ...argvOf(site, dir, mode)], { stdio: "ignore" });
  const kill = (): void => void child.kill("SIGKILL");
  site.onRequest = (count, response) => {
    if (count !== instant.request) return;
    if (instant.afterAnswerMs === null) kill();
    else response.once("close", () => setTimeout(kill, instant.afterAnswerMs!));
  };
  const signal = await new Promise((resolve) => child.once("exit", (_code, by) => resolve(by)));
  site.onRequest = null;
  expect(signal).toBe("SIGKILL");
}

/** The capture before, where there is one; requests are counted from here on. */
async function captureBefore(site: LoggedSite, dir: string, mode: KillMode): Promise<void> {
  if (mode.isLater !== true) return;
  const done = await runCli(argvOf(site, dir, mode));
  expect(done.code, done.err).toBe(0);
  site.requests.clear();
  site.count = 0;
}

/** Both verifiers find the later capture true, and its bodies in the earlier one's file. */
async function checkBorrowing(out: string, dir: string): Promise<void> {
  const { certificate } = JSON.parse(out) as { certificate: string };
  expect((await verifyCertificate(certificate, { root: dir })).findings).toEqual([]);
  const { borrowed } = JSON.parse(await readFile(certificate, "utf8")) as Certificate;
  expect(borrowed!.map(({ records }) => records)).toEqual([PAGES]);
  expect(secondOpinion(certificate, "--archive", dir).line).toMatch(/^TRUE/);
}

/** One round: a capture killed, resumed, and compared. */
async function killAndCompare(instant: KillInstant, undisturbed: Undisturbed, mode: KillMode): Promise<void> {
  const site = await startLoggedSite();
  try {
    await withTempDir(async (dir) => {
      await captureBefore(site, dir, mode);
      await killAt(site, dir, instant, mode);
      const resumed = await runCli(["capture", "--resume", "--allow-private", "--archive", dir, "--json"]);
      expect(resumed.code, resumed.err).toBe(0);
      expect(await verdictsOf(resumed.out)).toEqual(undisturbed.verdicts);
      if (mode.isLater) await checkBorrowing(resumed.out, dir);
      const { warcs } = JSON.parse(resumed.out) as { warcs: string[] };
      expect(await runCli(["warc", "check", ...warcs])).toMatchObject({ code: 0 });
      // Only what was under way when the process died may be asked for again.
      const extra = [...site.requests].map(([path, n]) => n - (undisturbed.requests.get(path) ?? 0));
      expect(extra.reduce((sum, n) => sum + Math.max(0, n), 0)).toBeLessThanOrEqual(mode.mostUnderWay);
      expect(Math.min(...extra)).toBeGreaterThanOrEqual(0);
      expect(site.requests.size).toBe(undisturbed.requests.size);
    });
  } finally {
    await site.close();
  }
}

interface Undisturbed {
  readonly verdicts: ReadonlyMap<string, string>;
  readonly requests: ReadonlyMap<string, number>;
  readonly total: number;
}

async function captureUndisturbed(mode: KillMode): Promise<Undisturbed> {
  const site = await startLoggedSite();
  try {
    return await withTempDir(async (dir) => {
      await captureBefore(site, join(dir, "archive"), mode);
      const done = await runCli(argvOf(site, join(dir, "archive"), mode));
      expect(done.code, done.err).toBe(0);
      const total = [...site.requests.values()].reduce((sum, n) => sum + n, 0);
      return { verdicts: await verdictsOf(done.out), requests: site.requests, total };
    });
  } finally {
    await site.close();
  }
}

/** Kills as many captures at instants drawn from the seed. */
export async function killCaptures(seed: number, rounds: number, mode = TWO_PASSES): Promise<void> {
  const undisturbed = await captureUndisturbed(mode);
  const seen = [...undisturbed.verdicts.values()].filter((verdict) => verdict === mode.verdict);
  expect(seen.length).toBe(PAGES + 2);
  expect(undisturbed.requests.get("/breaks-off")).toBe(2);
  const instants = fc.record({
    request: fc.integer({ min: 1, max: undisturbed.total }),
    afterAnswerMs: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 6 })),
  });
  for (const instant of fc.sample(instants, { seed, numRuns: rounds }))
    await killAndCompare(instant, undisturbed, mode);
}
