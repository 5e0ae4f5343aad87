// One capture among hostile servers over real sockets: what is on record of each, and what both verifiers say of it all.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SystemClock } from "#adapters/index.js";
import { captureSite, makeWorld, type CaptureOutcome } from "#crawl/index.js";
import { HttpFetcher, parseTrustedRoots } from "#fetch/index.js";
import {
  HOSTILE_LIMITS,
  html,
  MALICIOUS_LINKS,
  PRIVATE,
  RESOLVED,
  saying,
  startWireServer,
  type Behaviour,
  type Hostile,
  type Prepared,
  type WireServer,
} from "#lab/index.js";
import type { PageUrl, Sighting } from "#model/index.js";
import type { Archive, Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { listWarc, openArchive } from "#store/index.js";
import { verifyCertificate, type Verification } from "#verify/index.js";
import { secondOpinion, type SecondOpinion } from "../second-verifier.js";

/** What came of one behaviour. */
export interface Met {
  /** The first look in words, or the page's verdict when it never came to one. */
  readonly record: string;
  readonly verdict: string;
  readonly longestMs: number;
  readonly bytes: number;
}

/** What came of all. */
export interface HostileRun {
  readonly met: ReadonlyMap<string, Met>;
  readonly outcome: CaptureOutcome;
  readonly verification: Verification;
  readonly second: SecondOpinion;
  /** Findings in the WARC files that are not the servers' doing. */
  readonly damage: readonly string[];
  /** How much the process grew. */
  readonly grownBytes: number;
}

const tls = (name: string) => readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), "utf8");
const TRUSTED = ["localhost-cert.pem", "expired-cert.pem", "wrong-name-cert.pem"];
const NOT_FOUND = saying("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");

const withRobots =
  (behaviour: Behaviour, robots: Behaviour): Behaviour =>
  (socket, request, nth) =>
    (request.toString("latin1").startsWith("GET /robots.txt ") ? robots : behaviour)(socket, request, nth);

/** Captures a page that names every server as a picture, private addresses and malicious links beside them. */
export async function meetHostile(entries: readonly Hostile[]): Promise<HostileRun> {
  const servers: WireServer[] = [];
  const urls = new Map<string, string>();
  const dir = mkdtempSync(join(tmpdir(), "isochron-hostile-"));
  try {
    for (const entry of entries) urls.set(entry.name, await start(entry, servers));
    const own = new Set([...urls.values()].map((url) => new URL(url).host));
    for (const [name, url] of Object.entries(PRIVATE)) urls.set(name, new URL(url).href);
    const images = [...urls.values()].map((url) => `<img src="${url}">`).join("\n");
    const links = MALICIOUS_LINKS.map((link) => `<a href="${link}">x</a>`).join("\n");
    const seed = await startWireServer(
      withRobots(html(images + links, `Date: ${new Date().toUTCString()}\r\n`), NOT_FOUND),
    );
    servers.push(seed);
    own.add(new URL(seed.url()).host);
    return await capture(dir, seed.url(), { urls, own });
  } finally {
    for (const server of servers) await server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function start(entry: Hostile, servers: WireServer[]): Promise<string> {
  const { behaviour, robots, onConnect, tls: cert, isSecure } = entry;
  for (const one of [behaviour, robots]) (one as Partial<Prepared>).prepare?.();
  const server = await startWireServer(withRobots(behaviour, robots), {
    ...(onConnect && { onConnect }),
    ...(cert !== undefined && { tls: { key: tls("localhost-key.pem"), cert: tls(cert) } }),
  });
  servers.push(server);
  return isSecure ? server.url().replace("http:", "https:") : server.url();
}

interface Named {
  readonly urls: ReadonlyMap<string, string>;
  readonly own: ReadonlySet<string>;
}

async function capture(dir: string, seed: string, { urls, own }: Named): Promise<HostileRun> {
  const archive = await openArchive(dir);
  const clock = new SystemClock();
  const fetcher = guarded(archive, clock, own);
  const world = makeWorld({ archive, fetcher, clock, software: "test" });
  // All of them are on one address.
  const manners = { sharedAddresses: true };
  const settings = { delayMs: 0, strategy: "optimal-online", maxPages: 2000, threshold: 0.1, manners };
  const before = process.memoryUsage().rss;
  const outcome = await captureSite({ site: siteFromSeeds([seed]), settings }, world);
  const grownBytes = process.memoryUsage().rss - before;
  const met = new Map<string, Met>();
  for (const [name, url] of urls) met.set(name, await metAt(archive, outcome, url as PageUrl));
  const warcs = await archive.warcs.files(outcome.report.capture);
  await fetcher.close();
  await archive.close();
  const damage: string[] = [];
  for (const { file } of warcs) {
    const { records, findings } = await listWarc(`${dir}/${file}`);
    // What the servers said was no good HTTP, and is kept as they said it; the records themselves are sound.
    damage.push(...findings.map(({ code }) => code).filter((code) => !code.startsWith("http")));
    damage.push(...records.filter(({ digestOk }) => digestOk === false).map(({ id }) => id ?? "no id"));
  }
  const verification = await verifyCertificate(outcome.files.certificate, { root: dir });
  const second = secondOpinion(outcome.files.certificate);
  return { met, outcome, verification, second, damage, grownBytes };
}

/** Loopback servers of the run may be asked; everything else goes through the guard. */
function guarded(archive: Archive, clock: SystemClock, own: ReadonlySet<string>): Fetcher {
  const options = { clock, userAgent: "isochron/test", limits: HOSTILE_LIMITS, spool: archive.spool };
  const inside = new HttpFetcher({
    ...options,
    allowPrivate: true,
    roots: parseTrustedRoots(TRUSTED.map(tls).join("\n"), "tls"),
  });
  const resolve = async (host: string) =>
    (RESOLVED[host] ?? ["203.0.113.1"]).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
  const outside = new HttpFetcher({ ...options, resolve });
  return {
    profile: inside.profile,
    fetch: (request, signal) =>
      (own.has(new URL(request.url).host) ? inside : outside).fetch(request, signal),
    close: async () => void (await Promise.all([inside.close(), outside.close()])),
  };
}

async function metAt(archive: Archive, { certificate }: CaptureOutcome, url: PageUrl): Promise<Met> {
  const looks = await archive.catalog.sightings.ofPage(url);
  const verdict = certificate.pages.find((page) => page.url === url)?.verdict ?? "nothing";
  return {
    record: looks[0] ? words(looks[0]) : verdict,
    verdict,
    longestMs: Math.max(0, ...looks.map(({ times }) => times.lastByteAt - times.sentAt)),
    bytes: looks.flatMap(({ records }) => records).reduce((sum, { length }) => sum + length, 0),
  };
}

function words({ outcome }: Sighting): string {
  if (outcome.kind === "captured") return `captured ${outcome.identity.status}`;
  return outcome.kind === "failed" ? `failed ${outcome.code}` : outcome.kind;
}
