// Politeness as the servers see it: their own logs are the proof.
import { afterEach, describe, expect, it } from "vitest";
import type { CaptureOutcome } from "#crawl/index.js";
import { type CaptureSettings, HOST_SCOPE } from "#model/index.js";
import { parseCookieFile } from "#fetch/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import {
  mannersOfLog,
  startLoggingSites,
  type Answer,
  type LoggingSites,
} from "../../support/sites/logging-sites.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";

const DELAY_MS = 20;
/** Two hosts share one address, the third has its own. */
const NAMES = { "one.test": "127.0.0.2", "two.test": "127.0.0.2", "three.test": "127.0.0.3" };
const HOSTS = Object.keys(NAMES);

let sites: LoggingSites;
afterEach(() => sites.close());

const urlOf = (host: string, path: string): string =>
  `http://${host}:${sites.portOf(NAMES[host as keyof typeof NAMES])}${path}`;

/** Five pages per host, each with a picture on every host and links that robots.txt forbids. */
function ordinary(host: string, path: string): Answer {
  if (path === "/robots.txt")
    return { body: "User-agent: *\nDisallow: /private/\n", headers: { "content-type": "text/plain" } };
  const n = Number(/^\/p(\d)/.exec(path)?.[1] ?? 0);
  const images = HOSTS.map(
    (other) => `<img src="${urlOf(other, `/i${n}.png`)}"><img src="${urlOf(other, "/private/x.png")}">`,
  );
  const next = n < 5 ? `<a href="/p${n + 1}">next</a>` : "";
  return { body: `<p>${host} ${path}</p>${images.join("")}${next}<a href="/private/${n}">no</a>` };
}

async function capture(
  settings: Partial<CaptureSettings> = {},
  answer: (host: string, path: string, nth: number) => Answer = ordinary,
): Promise<CaptureOutcome> {
  sites = await startLoggingSites(["127.0.0.2", "127.0.0.3"], answer);
  const seeds = HOSTS.map((host) => urlOf(host, "/"));
  return withTempDir((dir) =>
    captureLoopback({ dir, seeds, names: NAMES, settings: { delayMs: DELAY_MS, ...settings } }),
  );
}

const byHost = (host: string) => sites.log.filter((request) => request.host === host);
const byAddress = (address: string) => sites.log.filter((request) => request.address === address);

describe("by the servers' own logs, a capture of three hosts on two addresses", () => {
  it("never asks again before the delay is over, nor twice at once, by host and by address", async () => {
    await capture();
    for (const requests of [...HOSTS.map(byHost), byAddress("127.0.0.2"), byAddress("127.0.0.3")]) {
      const manners = mannersOfLog(requests);
      expect(manners.requests).toBeGreaterThanOrEqual(20);
      expect(manners.mostInFlight).toBe(1);
      expect(manners.shortestPauseMs).toBeGreaterThanOrEqual(DELAY_MS);
    }
  });

  it("never asks twice at once either where pages are kept behind the next request", async () => {
    await capture({ delayMs: 0, passes: 1 });
    for (const requests of [...HOSTS.map(byHost), byAddress("127.0.0.2"), byAddress("127.0.0.3")]) {
      expect(requests.length).toBeGreaterThanOrEqual(10);
      expect(mannersOfLog(requests).mostInFlight).toBe(1);
    }
  });

  it("asks hosts side by side: the servers are busy at the same time", async () => {
    await capture();
    const overlaps = byAddress("127.0.0.3").some((a) =>
      byAddress("127.0.0.2").some(
        (b) => a.arrivedMs < b.endedMs! + DELAY_MS && b.arrivedMs < a.endedMs! + DELAY_MS,
      ),
    );
    expect(overlaps).toBe(true);
  });

  it("never crosses robots.txt, which is the first thing asked of every host", async () => {
    await capture();
    expect(sites.log.filter(({ path }) => path.startsWith("/private/"))).toEqual([]);
    for (const host of HOSTS) {
      expect(byHost(host)[0]!.path).toBe("/robots.txt");
      expect(byHost(host).filter(({ path }) => path === "/robots.txt")).toHaveLength(1);
    }
  });

  it("asks hosts of one address at the same time only when addresses are said to be shared", async () => {
    await capture({ manners: { sharedAddresses: true } });
    for (const host of HOSTS) {
      const manners = mannersOfLog(byHost(host));
      expect(manners.mostInFlight).toBe(1);
      expect(manners.shortestPauseMs).toBeGreaterThanOrEqual(DELAY_MS);
    }
    expect(mannersOfLog(byAddress("127.0.0.2")).shortestPauseMs).toBeLessThan(DELAY_MS);
  });

  it("keeps the Crawl-delay of the host that asks for one", async () => {
    await capture({}, (host, path) =>
      path === "/robots.txt" && host === "three.test"
        ? { body: "User-agent: isochron\nCrawl-delay: 0.06\nDisallow: /i\n" }
        : ordinary(host, path),
    );
    expect(mannersOfLog(byHost("three.test")).shortestPauseMs).toBeGreaterThanOrEqual(60);
    expect(mannersOfLog(byHost("one.test")).shortestPauseMs).toBeLessThan(60);
  });
});

describe("the robots policy", () => {
  it("obey-except-requisites fetches what documents need, and nothing else that is excluded", async () => {
    const { report, certificate } = await capture({ manners: { robots: "obey-except-requisites" } });
    const crossed = new Set(sites.log.map(({ path }) => path).filter((path) => path.startsWith("/private/")));
    expect([...crossed]).toEqual(["/private/x.png"]);
    expect(report.notes.join()).toContain("obey-except-requisites");
    expect(certificate.notes.join()).toContain("obey-except-requisites");
    expect(report.pages.find(({ url }) => url.endsWith("/private/1"))?.reason).toMatch(/^robots: /);
  });

  it("ignore asks for everything, and its reason is in settings, report and certificate", async () => {
    const manners = { robots: "ignore", robotsReason: "legal deposit, § 16a" } as const;
    const { report, certificate } = await capture({ manners });
    expect(sites.log.some(({ path }) => path === "/private/1")).toBe(true);
    expect(report.notes.join()).toContain("legal deposit, § 16a");
    expect(certificate.notes.join()).toContain("legal deposit, § 16a");
    expect(certificate.settings["manners"]).toMatchObject(manners);
  });
});

describe("limits", () => {
  it("on pages of one host leave the rest listed with their reason", async () => {
    const { report } = await capture({ scope: { ...HOST_SCOPE, maxPagesPerHost: 3 } });
    const requisites = new Set(
      report.pages.filter(({ kind }) => kind === "requisite").map(({ url }) => new URL(url).pathname),
    );
    for (const host of HOSTS) {
      const asked = byHost(host).map(({ path }) => path);
      const documents = asked.filter((path) => path !== "/robots.txt" && !requisites.has(path));
      expect(new Set(documents).size).toBe(3);
    }
    const skipped = report.pages.filter(({ reason }) => reason?.startsWith("max-pages-per-host: "));
    expect(skipped.length).toBe(HOSTS.length);
    expect(skipped.every(({ verdict }) => verdict === "skipped")).toBe(true);
  });

  it("on bytes stop the visits early enough for every visited page to be asked a second time", async () => {
    const { report } = await capture({ manners: { maxBytes: 60_000 } });
    expect(report.bytes).toBeLessThan(70_000);
    expect(report.pages.some(({ reason }) => reason?.startsWith("max-bytes: "))).toBe(true);
    expect(report.all.sharp).toBeGreaterThan(3);
    expect(report.pages.filter(({ verdict }) => verdict === "seen")).toEqual([]);
  });
});

describe("a host that fails", () => {
  it("is left alone after the stated number of failures in a row, its pages listed; others go on", async () => {
    const { report } = await capture({ manners: { maxHostFailures: 4 } }, (host, path) =>
      host === "three.test" && path !== "/robots.txt" && path !== "/"
        ? { reset: true, body: "" }
        : ordinary(host, path),
    );
    const failing = byHost("three.test").filter(({ path }) => path !== "/robots.txt" && path !== "/");
    // A request on a kept connection that is reset unanswered is sent once more on a new one.
    expect(failing.length).toBeGreaterThanOrEqual(4);
    expect(failing.length).toBeLessThanOrEqual(5);
    expect(mannersOfLog(byHost("three.test")).shortestPauseMs).toBeGreaterThanOrEqual(DELAY_MS);
    const listed = report.pages.filter(
      ({ url, reason }) => url.includes("three.test") && reason?.startsWith("host-given-up: "),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ verdict }) => verdict === "failed")).toBe(true);
    expect(
      report.pages.filter(({ url, verdict }) => url.includes("one.test") && verdict === "sharp").length,
    ).toBeGreaterThan(5);
  });
});

describe("headers and cookies that the user gives", () => {
  it("are sent, certified without the cookies' values, and accepted by both verifiers", async () => {
    sites = await startLoggingSites(["127.0.0.2"], () => ({ body: "<p>members only</p>" }));
    const cookies = parseCookieFile("one.test\tFALSE\t/\tFALSE\t0\tsid\ts3cr3t\n", "cookies.txt", Date.now());
    await withTempDir(async (dir) => {
      const outcome = await captureLoopback({
        dir,
        seeds: [urlOf("one.test", "/"), urlOf("two.test", "/")],
        names: NAMES,
        fetcher: { extras: { headers: ["Accept-Language: de"], cookies } },
      });
      expect(outcome.report.all.sharp).toBe(2);
      expect(outcome.certificate.requestProfile).toMatchObject({ "Accept-Language": "de" });
      expect(outcome.certificate.requestProfile["Cookie"]).toMatch(/^sid=sha-256:[0-9a-f]{64}$/);
      expect(JSON.stringify(outcome.certificate)).not.toContain("s3cr3t");
      const path = outcome.files.certificate;
      expect(await verifyCertificate(path, { root: dir })).toMatchObject({ ok: true, findings: [] });
      expect(secondOpinion(path, "--archive", dir)).toMatchObject({ code: 0, err: "" });
    });
  });
});
