// Steps in captures, with a renderer of fixed requests: what is sent once, what is asked with a secret, and what is on
// record of it.
import { describe, expect, it } from "vitest";
import { captureSite, makeWorld, patchCapture, resumeCapture } from "#crawl/index.js";
import { SecretValues } from "#formats/index.js";
import type { PageStep } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { fixedRenderer, type FixedRequest } from "../../support/render/fixed-renderer.js";
import { leaksIn } from "../../support/secret-leaks.js";
import { captureWeb, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const SITE = "http://door.test/";
const [PASSWORD, VISIT, DOOR, TOKEN] = ["open sesame!", "visit-123456789", "ab12", "token-abcdefghijkl"];
const POSTED = `${SITE}search#POST&content-type=text/plain&:body=q%3Da`;
const STEP: PageStep = { click: { selector: "button", submits: true } };
const FILL: PageStep = { fill: { selector: "#p", secret: "DOOR" } };
const SEARCH: FixedRequest = {
  url: "/search",
  method: "POST",
  headers: [["Content-Type", "text/plain"]],
  body: "q=a",
  isSentOnce: true,
};

/** Settings with these steps for the front page. */
const settingsWith = (...steps: PageStep[]) => ({
  browser: { mode: "auto" as const, steps: [{ for: [SITE], steps }] },
});

const searched = (posted: ScriptedPage, dir: string) =>
  withArchive(dir, async (archive) => {
    const web = new ScriptedWeb({ [SITE]: "<p>a form</p>", [POSTED]: posted });
    const openRenderer = fixedRenderer({ [SITE]: { requests: [SEARCH], links: ["/found"] } });
    const wish = { seeds: [SITE], settings: settingsWith(STEP), world: { openRenderer } };
    const outcome = await captureWeb(web, archive, wish);
    const first = web.asked.filter(({ url }) => url === POSTED).length;
    const later = await captureWeb(web, archive, { seeds: [SITE], settings: {} });
    return { web, outcome, later, first, all: web.asked.filter(({ url }) => url === POSTED).length };
  });

async function withArchive<T>(
  dir: string,
  work: (archive: Awaited<ReturnType<typeof openArchive>>) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(dir, { software: "test" });
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}

describe("what a step sends", () => {
  it("is sent once in its capture and never by a later one; its page is seen, with the reason", () =>
    withTempDir(async (dir) => {
      const { outcome, later, first, all } = await searched("<p>found</p>", dir);
      expect([first, all]).toEqual([1, 1]);
      const page = outcome.certificate.pages.find(({ url }) => url === POSTED);
      expect(page?.verdict).toBe("seen");
      expect(page?.reason).toMatch(/^not asked for again: sent-once: /);
      expect(later.certificate.pages.map(({ url }) => url)).not.toContain(POSTED);
      expect((await verifyCertificate(outcome.files.certificate, { root: dir })).findings).toEqual([]);
    }));

  it("is not tried again where it failed: it may have done what it does", () =>
    withTempDir(async (dir) => {
      const { outcome, all, web } = await searched({ status: 500 }, dir);
      expect(all).toBe(1);
      expect(outcome.certificate.pages.find(({ url }) => url === POSTED)?.verdict).toBe("failed");
      // Nor by a patch, which fetches what a capture lacks.
      await withArchive(dir, async (archive) => {
        const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test" });
        const capture = await archive.catalog.captures.get(outcome.report.capture);
        await expect(patchCapture(capture!, world)).rejects.toThrow(
          /lacks no requisite that may be asked for$/,
        );
      });
      expect(web.asked.filter(({ url }) => url === POSTED)).toHaveLength(1);
    }));
});

const DOOR_REQUESTS: readonly FixedRequest[] = [
  {
    url: "/login",
    method: "POST",
    headers: [
      ["Content-Type", "text/plain"],
      ["Cookie", `visit=${VISIT}`],
    ],
    body: `password=${PASSWORD}`,
    resourceType: "Document",
    carriesSecret: true,
    isSentOnce: true,
  },
  { url: "/inside", headers: [["Cookie", `visit=${VISIT}; door=${DOOR}`]], resourceType: "Document" },
  {
    url: "/more",
    headers: [
      ["Authorization", `Bearer ${TOKEN}`],
      ["Cookie", `visit=${VISIT}; door=${DOOR}`],
    ],
  },
  { url: "/short", headers: [["Cookie", `door=${DOOR}`]] },
  { url: "/picture", headers: [["Cookie", `visit=${VISIT}`]], resourceType: "Image" },
];
const BEGUN = `${SITE}#GET&cache-control=no-cache`;
const IN = `cookie=visit%3D${VISIT};%20door%3D${DOOR}`;
const DOOR_PAGES: Record<string, ScriptedPage> = {
  [SITE]: { body: "<p>a form</p>", headers: { "Set-Cookie": "visit=of-a-stranger" } },
  [BEGUN]: { body: "<p>a form</p>", headers: { "Set-Cookie": `visit=${VISIT}; Path=/` } },
  [`${SITE}login#POST&content-type=text/plain&cookie=visit%3D${VISIT}&:body=password%3Dopen%20sesame!`]: {
    body: "come in",
    headers: { "Set-Cookie": `door=${DOOR}` },
  },
  [`${SITE}inside#GET&${IN}`]: `<p>you said open sesame&#33; and ${encodeURIComponent(PASSWORD)}; ${TOKEN}</p>`,
  [`${SITE}more#GET&authorization=Bearer%20${TOKEN}&${IN}`]: { type: "application/json", body: "{}" },
  [`${SITE}short#GET&cookie=door%3D${DOOR}`]: { type: "text/plain", body: "in" },
  [`${SITE}picture`]: { type: "image/gif", body: "a picture" },
};

describe("what is asked with a secret", () => {
  const openRenderer = fixedRenderer({ [SITE]: { requests: DOOR_REQUESTS, links: ["/?sid=*secret*"] } });
  const secrets = new SecretValues(new Map([["DOOR", PASSWORD]]));

  it("is sent as it is, once; masked on record with all that it opened; claimed in no tier; and true", () =>
    withTempDir(async (dir) => {
      const web = new ScriptedWeb(DOOR_PAGES);
      const outcome = await withArchive(dir, (archive) =>
        captureWeb(web, archive, {
          seeds: [SITE],
          settings: settingsWith(FILL, STEP),
          world: { openRenderer, secrets },
        }),
      );
      for (const url of Object.keys(DOOR_PAGES)) {
        const isPlain = url === SITE || url === `${SITE}picture`;
        expect(web.asked.filter((one) => one.url === url).length, url).toBe(isPlain ? 2 : 1);
      }
      expect(leaksIn(dir, [PASSWORD, VISIT, TOKEN, `door=${DOOR}`, `door%3D${DOOR}`])).toEqual([]);
      const { pages } = outcome.certificate;
      const told = pages.map(({ url, verdict }) => `${verdict} ${url.slice(SITE.length)}`);
      expect(told.toSorted()).toEqual([
        "sharp ",
        "sharp picture",
        "skipped #GET&cache-control=no-cache",
        "skipped ?sid=*secret*",
        "skipped inside#GET&cookie=visit%3D*secret*;%20door%3D*secret*",
        "skipped login#POST&content-type=text/plain&cookie=visit%3D*secret*&:body=password%3D*secret*",
        "skipped more#GET&authorization=Bearer%20*secret*&cookie=visit%3D*secret*;%20door%3D*secret*",
        "skipped short#GET&cookie=door%3D*secret*",
      ]);
      expect(outcome.certificate.counts.rendered).toEqual({ documents: 1, sharp: 0 });
      expect((await verifyCertificate(outcome.files.certificate, { root: dir })).findings).toEqual([]);
      await withArchive(dir, async ({ index }) => {
        expect(await index.lookup(`${SITE}inside`)).toEqual([]);
        expect(await index.lookup(`${SITE}picture`)).not.toEqual([]);
        expect(await index.lookup(`urn:text:${SITE}`)).toEqual([]);
      });
    }));

  it("is not needed for a patch, which takes no steps and asks for nothing of theirs", () =>
    withTempDir((dir) =>
      withArchive(dir, async (archive) => {
        const picture = `${SITE}picture`;
        const web = new ScriptedWeb({ ...DOOR_PAGES, [picture]: { status: 500 } });
        const settings = settingsWith(FILL, STEP);
        const { report } = await captureWeb(web, archive, {
          seeds: [SITE],
          settings,
          world: { openRenderer, secrets },
        });
        web.pages[picture] = DOOR_PAGES[picture]!;
        const before = web.asked.length;
        const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test" });
        const patch = await patchCapture((await archive.catalog.captures.get(report.capture))!, world);
        const asked = web.asked.slice(before).map(({ url }) => url);
        expect(asked.filter((url) => !url.endsWith("/robots.txt"))).toEqual([picture]);
        expect(patch.report.notes.filter((note) => note.startsWith("steps for"))).toEqual([]);
      }),
    ));

  it("is not asked without it: a capture that nobody tells the secret does not begin, nor go on", () =>
    withTempDir((dir) =>
      withArchive(dir, async (archive) => {
        const web = new ScriptedWeb(DOOR_PAGES);
        const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test", openRenderer });
        const settings = { delayMs: 1, strategy: "bfs-fifo", maxPages: 9, threshold: 0.3 };
        const wish = { site: siteFromSeeds([SITE]), settings: { ...settings, ...settingsWith(FILL) } };
        const words = /^secret DOOR: nobody tells it, .* ISOCHRON_SECRET_DOOR, or give --secrets/;
        await expect(captureSite(wish, world)).rejects.toThrow(words);
        await expect(resumeCapture(null, world)).rejects.toThrow(words);
        expect(web.asked).toEqual([]);
      }),
    ));
});

describe("steps that are not taken", () => {
  it("are told in report and certificate, each with what became of it", () =>
    withTempDir(async (dir) => {
      const web = new ScriptedWeb({ [SITE]: `<p>a form</p><a href="/gone">x</a>` });
      const openRenderer = fixedRenderer({});
      const sites = [`${SITE}`, `${SITE}*no-page`, `${SITE}?`, `${SITE}gone`, "http://*.other.test/*"].map(
        (pattern) => ({ for: [pattern], steps: [STEP] }),
      );
      const second = { for: [SITE, `${SITE}x`], steps: [STEP] };
      const settings = { browser: { mode: "auto" as const, steps: [...sites, second] } };
      const { report, certificate } = await withArchive(dir, (archive) =>
        captureWeb(web, archive, { seeds: [SITE], settings, world: { openRenderer } }),
      );
      const told = report.notes.filter((note) => note.startsWith("steps for"));
      const words = "they are taken on documents that the capture visits, linked or given as seeds";
      expect(told).toEqual([
        `steps for ${SITE}*no-page fitted no page: ${words}`,
        `steps for ${SITE}? fitted no page: ${words}`,
        `steps for ${SITE}gone were not taken: 1 page fitted, and none was shown`,
        `steps for http://*.other.test/* fitted no page: ${words}`,
        `steps for ${SITE} and 1 more were not taken: 1 page fitted, and an earlier site of the file counts there`,
      ]);
      expect(certificate.notes).toEqual(expect.arrayContaining(told));
    }));

  it("are named up to a number: a file may have a thousand", () =>
    withTempDir(async (dir) => {
      const steps = Array.from({ length: 23 }, (_, at) => ({ for: [`${SITE}no/${at}`], steps: [STEP] }));
      const settings = { browser: { mode: "auto" as const, steps } };
      const { report } = await withArchive(dir, (archive) =>
        captureWeb(new ScriptedWeb({ [SITE]: "<p>x</p>" }), archive, { seeds: [SITE], settings }),
      );
      const told = report.notes.filter((note) => note.startsWith("steps for"));
      expect(told).toHaveLength(21);
      expect(told.at(-1)).toBe("steps for 3 further sites were not taken");
    }));
});
