// One capture among hostile servers: each behaviour ends in a recorded outcome, and report and certificate verify.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { makeWorld, captureSite, type CaptureOutcome } from "#crawl/index.js";
import { HttpFetcher } from "#fetch/index.js";
import type { PageUrl, Sighting } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { listWarc, openArchive } from "#store/index.js";
import { verifyCertificate, type Verification } from "#verify/index.js";
import { MALICIOUS_LINKS, PRIVATE, RESOLVED } from "../../support/sites/hostile-links.js";
import { HOSTILITIES, saying, stopDripping } from "../../support/sites/hostile-servers.js";
import { html, ROBOTS, SITES } from "../../support/sites/hostile-sites.js";
import { startRawServer, type Behaviour, type RawServer } from "../../support/sites/raw-server.js";

const MB = 1024 * 1024;
const LIMITS = {
  connectMs: 3000,
  firstByteMs: 3000,
  idleMs: 3000,
  totalMs: 6000,
  // More than dripping headers bring before their time is up.
  maxHeadBytes: 16 * 1024,
  maxResponseBytes: 2 * MB,
};

const tls = (name: string) => readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url), "utf8");
const key = tls("localhost-key.pem");
const TRUSTED = ["localhost-cert.pem", "expired-cert.pem", "wrong-name-cert.pem"].map(tls).join("\n");

const NEEDS_TLS = /certificate|TLS is due/;

const servers: RawServer[] = [];
const urls = new Map<string, string>();
let dir: string;
let outcome: CaptureOutcome;
let verification: Verification;
const bad: string[] = [];
const looks = new Map<string, Sighting[]>();

const NOT_FOUND = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
const withRobots =
  (behaviour: Behaviour, robots: Behaviour = saying(NOT_FOUND)): Behaviour =>
  (socket, request, nth) =>
    (request.toString("latin1").startsWith("GET /robots.txt ") ? robots : behaviour)(socket, request, nth);

async function start(name: string, behaviour: Behaviour, options: Parameters<typeof startRawServer>[1] = {}) {
  const server = await startRawServer(behaviour, options);
  servers.push(server);
  urls.set(name, server.url().replace("http:", NEEDS_TLS.test(name) ? "https:" : "http:"));
}

/** Loopback servers of the test may be asked; everything else goes through the guard. */
function guarded(inside: Fetcher, outside: Fetcher): Fetcher {
  const own = new Set([...urls.values()].map((url) => new URL(url).host));
  return {
    profile: inside.profile,
    fetch: (request, signal) =>
      (own.has(new URL(request.url).host) ? inside : outside).fetch(request, signal),
    close: async () => void (await Promise.all([inside.close(), outside.close()])),
  };
}

beforeAll(async () => {
  for (const [name, { behaviour = () => undefined, onConnect }] of Object.entries(HOSTILITIES))
    await start(name, withRobots(behaviour), onConnect ? { onConnect } : {});
  for (const [name, hostility] of Object.entries(SITES)) {
    const cert = hostility.tls === undefined ? {} : { tls: { key, cert: tls(hostility.tls) } };
    await start(name, withRobots(hostility.behaviour ?? saying(NOT_FOUND)), cert);
  }
  for (const [name, { robots }] of Object.entries(ROBOTS)) await start(name, withRobots(html("x"), robots));
  for (const [name, url] of Object.entries(PRIVATE)) urls.set(name, new URL(url).href);
  const images = [...urls.values()].map((url) => `<img src="${url}">`).join("\n");
  const links = MALICIOUS_LINKS.map((link) => `<a href="${link}">x</a>`).join("\n");
  await start("the seed", withRobots(html(images + links)));
  dir = mkdtempSync(join(tmpdir(), "isochron-hostile-"));
  const archive = await openArchive(dir);
  const clock = new SystemClock();
  const options = { clock, userAgent: "isochron/test", limits: LIMITS, spool: archive.spool };
  const inside = new HttpFetcher({ ...options, allowPrivate: true, ca: TRUSTED });
  const resolve = async (host: string) =>
    (RESOLVED[host] ?? ["203.0.113.1"]).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
  for (const name of Object.keys(PRIVATE)) urls.delete(name);
  const fetcher = guarded(inside, new HttpFetcher({ ...options, resolve }));
  for (const [name, url] of Object.entries(PRIVATE)) urls.set(name, new URL(url).href);
  const world = makeWorld({ archive, fetcher, clock, software: "test" });
  const settings = { delayMs: 0, strategy: "optimal-online", maxPages: 1000, threshold: 0.1 };
  outcome = await captureSite({ site: siteFromSeeds([urls.get("the seed")!]), settings }, world);
  for (const [name, url] of urls) looks.set(name, await archive.catalog.sightings.ofPage(url as PageUrl));
  const warcs = await archive.warcs.files(outcome.report.capture);
  await fetcher.close();
  await archive.close();
  verification = await verifyCertificate(outcome.files.certificate, { root: dir });
  for (const { file } of warcs) {
    const { records, findings } = await listWarc(`${dir}/${file}`);
    // What the servers said was no good HTTP, and is kept as they said it; the records themselves are sound.
    bad.push(...findings.map(({ code }) => code).filter((code) => !code.startsWith("http")));
    bad.push(...records.filter(({ digestOk }) => digestOk === false).map(({ id }) => id ?? "no id"));
  }
}, 300_000);

afterAll(async () => {
  stopDripping();
  for (const server of servers) await server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The first look in words, or the page's verdict when it never came to one. */
function recorded(name: string): string {
  const page = outcome.certificate.pages.find(({ url }) => url === urls.get(name));
  const [first] = looks.get(name) ?? [];
  if (!first) return page?.verdict ?? "nothing";
  const { kind } = first.outcome;
  if (kind === "captured") return `captured ${first.outcome.identity.status}`;
  return kind === "failed" ? `failed ${first.outcome.code}` : kind;
}

/** What a capture makes of an outcome of one fetch. */
function expectedOf(fetched: string | RegExp): RegExp {
  if (fetched instanceof RegExp) return /^(failed|captured)/;
  const [status, end] = fetched.split(" ");
  if (end === undefined) return new RegExp(`^failed( ${fetched})?$`);
  if (end !== "complete") return /^failed truncated$/;
  if (status === "304") return /^unchanged$/;
  return status === "101" ? /^failed http-101$/ : new RegExp(`^captured ${status}$`);
}

describe("a capture meets a server that", () => {
  test.each(Object.entries(HOSTILITIES))("%s", (name, { outcome: fetched }) => {
    expect(recorded(name)).toMatch(expectedOf(fetched));
  });

  test.each(Object.entries(SITES))("%s", (name, { outcome: expected }) => {
    expect(recorded(name)).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected}`));
  });

  test.each(Object.entries(ROBOTS))("%s", (name, { outcome: expected }) => {
    expect(recorded(name)).toMatch(new RegExp(`^${expected}`));
  });

  test.each(Object.keys(PRIVATE))("%s", (name) => {
    expect(recorded(name)).toBe("refused");
  });
});

describe("after all of them", () => {
  test("the certificate verifies and no WARC record is damaged", () => {
    expect(verification.findings).toEqual([]);
    expect(verification.ok).toBe(true);
    expect(bad).toEqual([]);
  });

  test("every page has one verdict, and none that changed is called sharp", () => {
    const { pages } = outcome.certificate;
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    for (const url of urls.values()) expect(pages.map((page) => page.url)).toContain(url);
    for (const name of ["sends other bytes at every answer", "alternates between two contents"]) {
      const page = pages.find(({ url }) => url === urls.get(name))!;
      expect(page.verdict, name).not.toBe("sharp");
    }
    expect(outcome.report.pages).toHaveLength(pages.length);
  });

  test("links to scripts, files, credentials and other schemes became no pages", () => {
    for (const { url } of outcome.certificate.pages) {
      expect(url).toMatch(/^https?:\/\//);
      expect(url).not.toMatch(/@|passwd\b.*:|[^\x21-\x7e]/);
    }
  });
});
