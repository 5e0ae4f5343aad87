// Sites that answer only who brings a cookie: knocked at once, asked the same ever after, and labelled where that fails.
import { afterEach, describe, expect, it } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { captureSite, makeWorld, resumeCapture, type World } from "#crawl/index.js";
import { HttpFetcher } from "#fetch/index.js";
import type { MannersSettings } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { startLoggingSites, type Answer, type LoggingSites } from "../../support/sites/logging-sites.js";
import { withTempDir } from "../../support/temp-dir.js";

const NAMES = { "one.test": "127.0.0.2" };
const seed = (): string => `http://one.test:${sites!.portOf("127.0.0.2")}/`;
const PAGES = `<a href="/a">a</a><a href="/b">b</a><img src="/i.png">`;
const HERE = (path: string, cookie: string): Answer => ({
  status: 302,
  headers: { location: path, "set-cookie": [cookie, "lang=en; Path=/"] },
  body: "",
});

let sites: LoggingSites | null = null;
afterEach(async () => {
  await sites?.close();
  sites = null;
});

/** The cookies of every request, by path. */
type Told = Map<string, (string | undefined)[]>;

/** Lets nobody in without a cookie that it gave; `isFresh` sets another one at every answer. */
async function startWalled(told: Told, isFresh = false): Promise<void> {
  let given = 0;
  sites = await startLoggingSites(["127.0.0.2"], (_host, path, _nth, { cookie }) => {
    if (path === "/robots.txt" || path === "/sitemap.xml") return { status: 404, body: "" };
    told.set(path, [...(told.get(path) ?? []), cookie]);
    const fresh = `sid=v${++given}; Path=/`;
    if (!/sid=v\d+/.test(cookie ?? "")) return HERE(path, fresh);
    return {
      body: path === "/" ? PAGES : `<p>${path}</p>`,
      ...(isFresh && { headers: { "set-cookie": fresh } }),
    };
  });
}

const capture = (dir: string, manners: Partial<MannersSettings>) =>
  captureLoopback({ dir, seeds: [seed()], names: NAMES, settings: { manners } });

async function expectTrue(path: string, dir: string): Promise<void> {
  expect(await verifyCertificate(path, { root: dir })).toMatchObject({ ok: true, findings: [] });
  expect(secondOpinion(path, "--archive", dir)).toMatchObject({ code: 0, err: "" });
}

describe("with a jar", () => {
  for (const isFresh of [false, true])
    it(`every page is asked for twice with the same cookie${isFresh ? ", whatever is set at every answer" : ""}`, async () => {
      const told: Told = new Map();
      await startWalled(told, isFresh);
      await withTempDir(async (dir) => {
        const { report, certificate, files } = await capture(dir, { cookieJar: true });
        expect(report.all).toMatchObject({ pages: 4, sharp: 4 });
        const [first, ...rest] = told.get("/")!;
        expect(first).toBeUndefined(); // the knock
        const all = new Set([...rest.slice(1), ...["/a", "/b", "/i.png"].flatMap((path) => told.get(path)!)]);
        expect(all.size).toBe(1);
        expect(report.pages.flatMap(({ labels = [] }) => labels)).toEqual([]);
        expect(certificate.requestProfile["Cookie"]).toMatch(/^lang=sha-256:\w{64}; sid=sha-256:\w{64}$/);
        expect(certificate.settings["requestProfile"]).not.toHaveProperty("Cookie");
        expect(certificate.notes.join("\n")).toMatch(
          /cookies that it set are sent back .* sid, lang|lang, sid/,
        );
        await expectTrue(files.certificate, dir);
      });
    });

  it("a resumed capture brings the cookies of its start, and knocks no more", async () => {
    const told: Told = new Map();
    await startWalled(told, true); // a second knock would bring another cookie
    await withTempDir(async (dir) => {
      const abort = new AbortController();
      const settings = {
        delayMs: 1,
        strategy: "bfs-fifo",
        maxPages: 10,
        threshold: 0.3,
        manners: { cookieJar: true },
      };
      await inWorld(dir, async (world) => {
        const watcher = {
          signal: abort.signal,
          onProgress: ({ pass }: { pass: string }) => (pass === "revisit" ? abort.abort() : undefined),
        };
        const begun = captureSite({ site: siteFromSeeds([seed()]), settings }, world, watcher);
        await expect(begun).rejects.toMatchObject({ code: "INTERRUPTED" });
      });
      const knocks = told.get("/")!.filter((cookie) => cookie === undefined).length;
      await inWorld(dir, async (world) => {
        const { report, files } = await resumeCapture(null, world);
        expect(report.all).toMatchObject({ pages: 4, sharp: 4 });
        await expectTrue(files.certificate, dir);
      });
      expect(told.get("/")!.filter((cookie) => cookie === undefined)).toHaveLength(knocks);
    });
  });

  it("cookies of a process are no other capture's", async () => {
    const told: Told = new Map();
    await startWalled(told);
    await withTempDir((dir) =>
      inWorld(dir, async (world) => {
        const request = (cookieJar: boolean) => ({
          site: siteFromSeeds([seed()]),
          settings: {
            delayMs: 1,
            strategy: "bfs-fifo",
            maxPages: 10,
            threshold: 0.3,
            manners: { cookieJar },
          },
        });
        await captureSite(request(true), world);
        told.clear();
        const { certificate } = await captureSite(request(false), world);
        expect(certificate.requestProfile).not.toHaveProperty("Cookie");
        expect(new Set([...told.values()].flat())).toEqual(new Set([undefined]));
      }),
    );
  });

  it("a door that opens to no cookie is knocked at a few times only, and the page labelled", async () => {
    sites = await startLoggingSites(["127.0.0.2"], (_host, path, nth) =>
      path === "/" ? HERE("/", `c${nth}=1`) : { status: 404, body: "" },
    );
    await withTempDir(async (dir) => {
      const { report, files } = await capture(dir, { cookieJar: true });
      expect(report.pages).toMatchObject([{ labels: ["needs-cookie"] }]);
      expect(sites!.log.filter(({ path }) => path === "/").length).toBeLessThanOrEqual(6 + 4);
      await expectTrue(files.certificate, dir);
    });
  });
});

describe("without a jar", () => {
  it("no cookie is sent back, nothing goes round for ever, and the page is labelled in the report", async () => {
    const told: Told = new Map();
    await startWalled(told);
    await withTempDir(async (dir) => {
      const { report, certificate, files } = await capture(dir, {});
      expect([...told.keys()]).toEqual(["/"]);
      expect(told.get("/")!.every((cookie) => cookie === undefined)).toBe(true);
      expect(told.get("/")!.length).toBeLessThanOrEqual(4);
      expect(report.pages).toMatchObject([{ labels: ["needs-cookie"] }]);
      expect(certificate.requestProfile).not.toHaveProperty("Cookie");
      expect(certificate.notes.filter((note) => note.includes("needs-cookie"))).toHaveLength(1);
      await expectTrue(files.certificate, dir);
    });
  });

  it("a redirect elsewhere with a cookie, or to itself without one, is no such page", async () => {
    sites = await startLoggingSites(["127.0.0.2"], (_host, path) => {
      if (path === "/") return { status: 302, headers: { location: "/a", "set-cookie": "x=1" }, body: "" };
      if (path === "/a") return { status: 302, headers: { location: "/a" }, body: "" };
      return { status: 404, body: "" };
    });
    await withTempDir(async (dir) => {
      const { report } = await capture(dir, {});
      expect(report.pages).toHaveLength(2);
      expect(report.pages.flatMap(({ labels = [] }) => labels)).toEqual([]);
    });
  });
});

async function inWorld(dir: string, work: (world: World) => Promise<void>): Promise<void> {
  const clock = new SystemClock();
  const archive = await openArchive(dir, { software: "isochron-test" });
  const fetcher = new HttpFetcher({
    clock,
    userAgent: "isochron-test (+https://example.org/)",
    allowPrivate: true,
    resolve: async (name) => [{ address: NAMES[name as keyof typeof NAMES], family: 4 }],
  });
  try {
    await work(makeWorld({ archive, fetcher, clock, software: "isochron-test" }));
  } finally {
    await fetcher.close();
    await archive.close();
  }
}
