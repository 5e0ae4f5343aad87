// One capture among hostile servers: each behaviour ends in a recorded outcome, and report and certificate verify.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { captureSite, type CaptureOutcome, type World } from "#crawl/index.js";
import { HttpFetcher } from "#fetch/index.js";
import type { PageUrl, Sighting } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { listWarc, openArchive } from "#store/index.js";
import { verifyCertificate, type Verification } from "#verify/index.js";
import {
  CHUNKED,
  flooding,
  HOSTILITIES,
  OK,
  saying,
  sayingLast,
  stopDripping,
  type Hostility,
} from "../support/hostile-servers.js";
import { startRawServer, type Behaviour, type RawServer } from "../support/raw-server.js";

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

const tls = (name: string) => readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url), "utf8");
const key = tls("localhost-key.pem");
const TRUSTED = ["localhost-cert.pem", "expired-cert.pem", "wrong-name-cert.pem"].map(tls).join("\n");

const body = (type: string, bytes: Buffer | string, more = ""): Behaviour => {
  const content = Buffer.from(bytes);
  const head = `${OK}Content-Type: ${type}\r\nContent-Length: ${content.length}\r\n${more}\r\n`;
  return (socket) => socket.write(Buffer.concat([Buffer.from(head), content]));
};
const html = (text: string | Buffer, more = "") => body("text/html", text, more);
const zipped = (times: number, bytes: number) => {
  let packed: Buffer = Buffer.alloc(bytes);
  for (let i = 0; i < times; i++) packed = gzipSync(packed);
  const codings = Array.from({ length: times }, () => "gzip").join(", ");
  return html(packed, `Content-Encoding: ${codings}\r\n`);
};
// Beyond what any content may decode to.
const BOMB = zipped(1, 257 * MB);
/** Another answer each time, counted for each server by itself. */
const changing = (make: (nth: number) => Behaviour): Behaviour => {
  let answers = 0;
  return (socket, request, nth) => make(answers++)(socket, request, nth);
};

/** Behaviours that matter to a capture beyond one fetch; each outcome is that of the first look. */
const MORE: Record<string, Hostility & { readonly tls?: string; readonly outcome: string | RegExp }> = {
  "redirects to itself": {
    behaviour: (socket, request) =>
      socket.write(
        `HTTP/1.1 302 F\r\nLocation: ${request.toString().split(" ")[1]}\r\nContent-Length: 0\r\n\r\n`,
      ),
    outcome: "captured 302",
  },
  "redirects in a circle": {
    behaviour: (socket, request) =>
      socket.write(
        `HTTP/1.1 301 M\r\nLocation: ${request.toString().includes("GET /a") ? "/" : "/a"}\r\nContent-Length: 0\r\n\r\n`,
      ),
    outcome: "captured 301",
  },
  "redirects to a script": {
    behaviour: saying("HTTP/1.1 302 F\r\nLocation: javascript:alert(1)\r\nContent-Length: 0\r\n\r\n"),
    outcome: "captured 302",
  },
  "redirects to nowhere": {
    behaviour: saying("HTTP/1.1 302 F\r\nLocation: http://[::bad\r\nContent-Length: 0\r\n\r\n"),
    outcome: "captured 302",
  },
  "redirects with control characters": {
    behaviour: saying("HTTP/1.1 302 F\r\nLocation: /a\x01\x7f\0b\r\nContent-Length: 0\r\n\r\n"),
    outcome: "captured 302",
  },
  "redirects to a huge address": {
    behaviour: saying(`HTTP/1.1 302 F\r\nLocation: /${"x".repeat(3500)}\r\nContent-Length: 0\r\n\r\n`),
    outcome: "captured 302",
  },
  "redirects to credentials": {
    behaviour: saying(
      "HTTP/1.1 302 F\r\nLocation: http://root:secret@127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
    ),
    outcome: "captured 302",
  },
  "answers 304 to a plain request": { behaviour: saying("HTTP/1.1 304 N\r\n\r\n"), outcome: "unchanged" },
  "sends a gzip bomb": { behaviour: BOMB, outcome: "failed content-too-large" },
  "sends a bomb inside a bomb": { behaviour: zipped(2, 8 * MB), outcome: "failed content-too-large" },
  "nests five codings": { behaviour: zipped(5, 10), outcome: "failed content-coding-unsupported" },
  "sends gzip cut short": {
    behaviour: html(gzipSync("x".repeat(999)).subarray(0, 20), "Content-Encoding: gzip\r\n"),
    outcome: "failed content-corrupt",
  },
  "calls plain text gzip": {
    behaviour: html("plain", "Content-Encoding: gzip\r\n"),
    outcome: "failed content-corrupt",
  },
  "calls plain text brotli": {
    behaviour: html("plain", "Content-Encoding: br\r\n"),
    outcome: "failed content-corrupt",
  },
  "names an unknown coding": {
    behaviour: html("plain", "Content-Encoding: zstd\r\n"),
    outcome: "failed content-coding-unsupported",
  },
  "sends junk after gzip": {
    behaviour: html(Buffer.concat([gzipSync("x"), Buffer.from("junk")]), "Content-Encoding: gzip\r\n"),
    outcome: "failed content-corrupt",
  },
  "lies about Last-Modified": {
    behaviour: html("x", "Last-Modified: Fri, 31 Dec 9999 23:59:59 GMT\r\nDate: yesterday\r\n"),
    outcome: "captured 200",
  },
  "sends dates that are none": {
    behaviour: html("x", "Last-Modified: \xff\xfe\r\nDate: \r\nAge: -5\r\n"),
    outcome: "captured 200",
  },
  "changes its ETag at every answer": {
    behaviour: changing((nth) => html("same", `ETag: "${nth}"\r\n`)),
    outcome: "captured 200",
  },
  "alternates between two contents": {
    behaviour: changing((nth) => html(nth % 2 === 0 ? "one" : "two")),
    outcome: "captured 200",
  },
  "sends other bytes at every answer": {
    behaviour: changing((nth) => html(`nonce ${nth}`)),
    outcome: "captured 200",
  },
  "alternates between states and errors": {
    behaviour: changing((nth) =>
      nth % 2 === 0 ? html("up") : saying("HTTP/1.1 503 S\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n"),
    ),
    outcome: /^captured 200$|^failed http-503$/,
  },
  "asks for years of patience": {
    behaviour: saying("HTTP/1.1 404 N\r\nRetry-After: 999999999\r\nContent-Length: 0\r\n\r\n"),
    outcome: "captured 404",
  },
  "sends bytes that are no text": {
    behaviour: html(Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256))),
    outcome: "captured 200",
  },
  "names a charset that does not exist": {
    behaviour: body("text/html; charset=klingon", "<a href=/x>x</a>"),
    outcome: "captured 200",
  },
  "sends UTF-16 cut inside a character": {
    behaviour: html(Buffer.from([0xff, 0xfe, 0x3c, 0, 0x61])),
    outcome: "captured 200",
  },
  "sends nothing but NUL bytes": { behaviour: html(Buffer.alloc(70_000)), outcome: "captured 200" },
  "sends a content type that is none": {
    behaviour: body('\xff;;; charset="', "x"),
    outcome: "captured 200",
  },
  "nests elements without end": { behaviour: html("<div>".repeat(50_000)), outcome: "captured 200" },
  "opens a comment and never closes it": {
    behaviour: html(`<!--${"<a href=/y>".repeat(5000)}`),
    outcome: "captured 200",
  },
  "sends more bytes after its answer": {
    behaviour: saying(`${OK}Content-Length: 1\r\n\r\nx${OK}Content-Length: 9\r\n\r\nsmuggled!`),
    outcome: "captured 200",
  },
  "says keep-alive and closes": {
    behaviour: sayingLast(`${OK}Connection: keep-alive\r\nContent-Length: 1\r\n\r\nx`),
    outcome: "captured 200",
  },
  "says chunked and a length": {
    behaviour: saying(`${OK}Transfer-Encoding: chunked\r\nContent-Length: 99\r\n\r\n1\r\nx\r\n0\r\n\r\n`),
    outcome: "captured 200",
  },
  "says chunked twice": {
    behaviour: saying(`${OK}Transfer-Encoding: chunked, chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`),
    outcome: /^captured 200$|^failed truncated$/,
  },
  "sends an upper-case chunk extension flood": {
    behaviour: saying(`${CHUNKED}1;${"A".repeat(9000)}\r\nx\r\n0\r\n\r\n`),
    outcome: /^failed (truncated|bad-response)$/,
  },
  "sends a body longer than memory is spent on": {
    behaviour: flooding(`${OK}Content-Type: video/mp4\r\n\r\n`, "film"),
    outcome: "failed truncated",
  },
  "refuses with 403": {
    behaviour: saying("HTTP/1.1 403 F\r\nContent-Length: 0\r\n\r\n"),
    outcome: "blocked",
  },
  "answers a status beyond all": {
    behaviour: saying("HTTP/1.1 999 W\r\nContent-Length: 0\r\n\r\n"),
    outcome: "failed http-999",
  },
  "has an expired certificate": { tls: "expired-cert.pem", outcome: "failed" },
  "has a certificate for another name": { tls: "wrong-name-cert.pem", outcome: "failed" },
  "speaks plain HTTP where TLS is due": { behaviour: html("x"), outcome: "failed" },
};
const NEEDS_TLS = /certificate|TLS is due/;

/** robots.txt gone wrong: what becomes of the pages behind it. */
const ROBOTS: Record<string, { readonly robots: Behaviour; readonly outcome: string }> = {
  "has a robots.txt of 50 MB": { robots: flooding(`${OK}\r\n`, "Disallow: /x\n"), outcome: "failed" },
  "has a robots.txt that redirects for ever": {
    robots: saying("HTTP/1.1 302 F\r\nLocation: /robots.txt\r\nContent-Length: 0\r\n\r\n"),
    outcome: "captured 200",
  },
  "has a robots.txt of noise": {
    robots: body("text/plain", Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7) % 256))),
    outcome: "captured 200",
  },
  "has a robots.txt that fails": {
    robots: saying("HTTP/1.1 500 E\r\nContent-Length: 0\r\n\r\n"),
    outcome: "failed",
  },
  "has a robots.txt that never comes": { robots: () => undefined, outcome: "failed" },
  "has a robots.txt that is a bomb": { robots: BOMB, outcome: "failed" },
};

/** Addresses that must not be asked, as a page may name them; the names are resolved by the test. */
const PRIVATE: Record<string, string> = {
  "names loopback": "http://127.0.0.1:1/a.png",
  "names loopback in hexadecimal": "http://0x7f.1:1/a.png",
  "names loopback as one number": "http://2130706433:1/a.png",
  "names loopback of IPv6": "http://[::1]:1/a.png",
  "names loopback mapped into IPv6": "http://[::ffff:127.0.0.1]:1/a.png",
  "names a private network": "http://10.0.0.1/a.png",
  "names the link-local address of a cloud": "http://169.254.169.254/latest/meta-data/",
  "names a host that resolves to a private address": "http://private.test/a.png",
  "names a host with one private address among none": "http://mixed.test/a.png",
};
const RESOLVED: Record<string, string[]> = {
  "private.test": ["192.168.1.1"],
  "mixed.test": ["fe80::1", "100.64.0.1"],
};

/** Links that lead nowhere, or should not. */
const MALICIOUS_LINKS = [
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "mailto:a@b",
  "http://user:password@127.0.0.1/",
  "http://",
  "http://[",
  "//",
  "\x01\x02\x03",
  "/\x00/\x1b[2J",
  "/..//..//..//etc/passwd",
  `/${"long".repeat(20_000)}`,
  "/\u202eevil",
  "http://127.0.0.1:99999/",
  "ftp://127.0.0.1/",
  "/%00%0d%0aX-Injected:%201",
];

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
  for (const [name, hostility] of Object.entries(MORE)) {
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
  const world: World = { archive, fetcher, clock, logger: { log: () => undefined }, software: "test" };
  const settings = { delayMs: 0, strategy: "optimal-online", maxPages: 1000, threshold: 0.1 };
  outcome = await captureSite({ site: siteFromSeeds([urls.get("the seed")!]), settings }, world);
  for (const [name, url] of urls) looks.set(name, await archive.observations.ofPage(url as PageUrl));
  const warcs = await archive.warcFiles(outcome.report.capture);
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

  test.each(Object.entries(MORE))("%s", (name, { outcome: expected }) => {
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
