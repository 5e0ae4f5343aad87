// Single fetches for trusted Last-Modified (--attested): fewer requests, claims that are attested and never sharp.
import { expect, it } from "vitest";
import { makeWorld, captureSite, type CaptureOutcome } from "#crawl/index.js";
import { type CaptureSettings, instant } from "#model/index.js";
import { claimsOf, judge, measureClaim, simulateLivingSite, type SimulationOptions } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { captureWeb, linksTo, reportPage, ScriptedWeb, verdicts } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const SETTINGS: CaptureSettings = {
  delayMs: 500,
  strategy: "optimal-online",
  maxPages: 1000,
  threshold: 0.3,
};
const QUIET = { rates: { kind: "log-uniform", minPerDay: 2, maxPerDay: 200 } } as const;

interface Twice {
  readonly first: CaptureOutcome;
  readonly outcome: CaptureOutcome;
  readonly attested: number;
  readonly falseClaims: string[];
  /** Not what the page was at t*, whatever the rest of the interval. */
  readonly falseAtAsOf: number;
}

/** Two captures of one living site, the second with these settings; both verifiers check the second. */
async function captureTwice(options: SimulationOptions, second: Partial<CaptureSettings>): Promise<Twice> {
  return withTempDir(async (dir) => {
    const simulation = simulateLivingSite(options);
    const archive = await openArchive(dir, { software: "isochron-test" });
    const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
    const site = siteFromSeeds([simulation.url]);
    const first = await captureSite({ site, settings: SETTINGS }, world);
    await simulation.clock.sleepUntil(instant(simulation.clock.now() + 600_000));
    const outcome = await captureSite({ site, settings: { ...SETTINGS, ...second } }, world);
    await archive.close();
    expect((await verifyCertificate(outcome.files.certificate, { root: dir })).findings).toEqual([]);
    expect(secondOpinion(outcome.files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
    const claims = claimsOf(outcome.certificate, "attested");
    const truth = simulation.site.truth(simulation.clock.now());
    const { counts } = judge(claimsOf(outcome.certificate, "sharp"), truth);
    expect(counts.false + counts.unjudged).toBe(0);
    const wrong = claims.filter((claim) => measureClaim(claim, truth) !== "held").map(({ url }) => url);
    const { asOf } = outcome.certificate;
    const atAsOf = claims.map((claim) => ({ ...claim, interval: { from: asOf, to: asOf } }));
    const falseAtAsOf = atAsOf.filter((claim) => measureClaim(claim, truth) !== "held").length;
    return { first, outcome, falseClaims: wrong, falseAtAsOf, attested: claims.length };
  });
}

const PLAIN = { seed: 5, preset: "plain", pages: 36, changes: QUIET } as const;

it("asks for trusted pages once, after t*, and makes them attested", async () => {
  const whole = await captureTwice(PLAIN, {});
  const { outcome, falseClaims, attested } = await captureTwice(PLAIN, { attested: true });
  expect(falseClaims).toEqual([]);
  expect(attested).toBeGreaterThan(18);
  // A tenth is visited and revisited all the same, and so are the seeds.
  expect(outcome.report.all.sharp).toBeGreaterThan(0);
  expect(outcome.report.requests).toBeLessThan(0.65 * whole.outcome.report.requests);
  expect(outcome.report.all.sharp + outcome.report.all.attested).toBeGreaterThanOrEqual(
    0.95 * whole.outcome.report.all.sharp,
  );
  expect(outcome.certificate.pages.filter(({ evidence }) => evidence === "attested:304")).toEqual([]);
  expect(outcome.report.expectedSharp!).toBeLessThan(25);
  expect(outcome.report.notes.join()).toContain("asked for only after the time point");
});

it("puts nothing off unless asked, nor on a first capture", async () => {
  const { first, outcome } = await captureTwice(PLAIN, {});
  for (const { report } of [first, outcome])
    expect(report.pages.every(({ visitAt }) => visitAt === null || visitAt <= report.plannedAsOf)).toBe(true);
});

it("puts nothing off at a host whose stamps failed their test", async () => {
  const { outcome, attested } = await captureTwice(
    { ...PLAIN, habits: { validators: { honest: 1, "date-as-modified": 1 } } },
    { attested: true },
  );
  expect(attested).toBe(0);
  expect(outcome.report.all.sharp).toBeGreaterThan(25);
});

it("claims nothing false as sharp where stamps are sometimes wrong, and prints how often it is as attested", async () => {
  const sum = { attested: 0, wrong: 0, wrongAtAsOf: 0 };
  for (const seed of [11, 12, 13]) {
    const habits = { validators: { honest: 4, missing: 2, "old-file-times": 1 } } as const;
    const options = { ...PLAIN, seed, pages: 24, habits };
    const { falseClaims, falseAtAsOf, attested } = await captureTwice(options, { attested: true });
    sum.attested += attested;
    sum.wrong += falseClaims.length;
    sum.wrongAtAsOf += falseAtAsOf;
  }
  console.log(
    `single fetches: of ${sum.attested} intervals attested by Last-Modified ${sum.wrong} are false somewhere, ${sum.wrongAtAsOf} at t*`,
  );
  expect(sum.attested).toBeGreaterThan(5);
});

const STAMP = "Mon, 05 Jan 2026 09:00:00 GMT";
const HOME = "http://site.test/";
const URLS = Array.from({ length: 12 }, (_, i) => `http://site.test/${i}`);

/** Pages with an old stamp, and a Date by the server's clock. */
class StampedWeb extends ScriptedWeb {
  isDated = true;

  override fetch(request: Parameters<ScriptedWeb["fetch"]>[0]): ReturnType<ScriptedWeb["fetch"]> {
    for (const [url, page] of Object.entries(this.pages)) {
      const { body } = page as { body: string };
      const Date = new globalThis.Date(Math.floor(this.clock.now() / 1000) * 1000).toUTCString();
      this.pages[url] = { body, headers: { ...(this.isDated && { Date }), "Last-Modified": STAMP } };
    }
    return super.fetch(request);
  }
}

it("visits after all what was put off at a host whose stamps fail their test meanwhile", async () => {
  await withTempDir(async (dir) => {
    const pages = Object.fromEntries(URLS.map((url) => [url, { body: `first ${url}` }]));
    const web = new StampedWeb({ [HOME]: { body: linksTo(...URLS) }, ...pages });
    const archive = await openArchive(dir, { software: "isochron-test" });
    const settings = { strategy: "optimal-online", attested: true };
    await captureWeb(web, archive, { seeds: [HOME], settings });
    await web.clock.sleepUntil(instant(web.clock.now() + 3_600_000));
    web.isDated = false; // no bound of the clock's skew, so no claim by Last-Modified
    const { certificate } = await captureWeb(web, archive, { seeds: [HOME], settings });
    await archive.close();
    const firstLooks = certificate.pages.map(({ records }) => records[0]!.pass);
    expect(firstLooks).toEqual(certificate.pages.map(() => "visit"));
    expect(certificate.counts.verdicts.sharp).toBe(URLS.length + 1);
  });
});

it("withdraws every claim of a host whose stamp an earlier capture contradicts", async () => {
  await withTempDir(async (dir) => {
    const pages = Object.fromEntries(URLS.map((url) => [url, { body: `first ${url}` }]));
    const web = new StampedWeb({ [HOME]: { body: linksTo(...URLS) }, ...pages });
    const archive = await openArchive(dir, { software: "isochron-test" });
    const request = { seeds: [HOME], settings: { strategy: "optimal-online" } };
    await captureWeb(web, archive, request);
    await web.clock.sleepUntil(instant(web.clock.now() + 3_600_000));
    // Put in place with an old file time; the pages that are visited in this capture stay as they were.
    let changed: string | null = null;
    const asked = web.asked.length;
    const onProgress = ({ pass }: { pass: string }): void => {
      if (pass !== "revisit" || changed !== null) return;
      const visited = new Set(web.asked.slice(asked).map(({ url }) => url));
      changed = URLS.find((url) => !visited.has(url))!;
      web.pages[changed] = { body: "second" };
    };
    const settings = { ...request.settings, attested: true };
    const outcome = await captureWeb(web, archive, { ...request, settings, watcher: { onProgress } });
    await archive.close();
    expect(changed).not.toBeNull();
    expect(reportPage(outcome, changed!)?.verdict).toBe("late");
    expect(Object.values(verdicts(outcome))).not.toContain("attested");
    expect(outcome.certificate.hosts[0]).toMatchObject({
      lastModified: "distrusted",
      contradictedEarlier: true,
      reason: expect.stringContaining("since an earlier capture") as string,
    });
    expect((await verifyCertificate(outcome.files.certificate, { root: dir })).findings).toEqual([]);
    expect(secondOpinion(outcome.files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
  });
});
