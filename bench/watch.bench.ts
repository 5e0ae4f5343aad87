// One period planned for ten thousand sites of a hundred pages in one watch.sqlite: every site's course is opened from
// disk, its turn is decided, its looks are chosen, and what the turn leaves is saved. `--small` takes a tenth.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SeededRandom } from "#adapters/index.js";
import { HOST_SCOPE, instant, type Instant, type PageUrl, type SitePlan } from "#model/index.js";
import type { WatchStores } from "#ports/index.js";
import { openWatch } from "#store/index.js";
import { courseSettingsOf, SiteCourse } from "#watch/index.js";
import { decide } from "#watch/run/decide.js";
import { openCourse } from "#watch/run/open-course.js";
import { newSiteState } from "#watch/run/site-state.js";
import { siteStatus } from "#watch/run/site-status.js";
import { tellAtMost } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);
const [PAGES, DIRECTORIES, DAYS] = [100, 5, 30];
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const START = instant(Date.UTC(2026, 0, 5));
/** The first turn of a new day: priors are learned anew. */
const NOW = instant(START + DAYS * DAY_MS);
/** As many as a watch has under way at a time. */
const AT_ONCE = 16;
const [LIMIT_SECONDS, LIMIT_MB] = [5, 500];

/** What planning all sites once came to. */
interface Planned {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly chosen: number;
}

const [role, dir, count, withMind] = process.argv.slice(2);
if (role === "fill") await fill(dir!, Number(count));
else if (role === "plan") process.send!(await planAll(dir!, Number(count), withMind === "mind"));
else await measure(process.argv.includes("--small") ? 1_000 : 10_000);

async function measure(sites: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    await child(["fill", folder, String(sites)]);
    const megabytes = Math.round(statSync(join(folder, "watch.sqlite")).size / 1e6);
    console.log(`${sites} sites of ${PAGES} pages, ${megabytes} MB on disk`);
    for (const what of ["", "mind"]) {
      const planned = await child(["plan", folder, String(sites), what]);
      if (planned !== null) show(planned, what === "mind", sites);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function show({ seconds, cpuSeconds, peakMb, chosen }: Planned, isWithMind: boolean, sites: number): void {
  const share = sites / 10_000;
  const isKept = seconds <= LIMIT_SECONDS * share && peakMb <= LIMIT_MB;
  const limit = isWithMind ? "" : `; limit ${LIMIT_SECONDS * share} s, ${LIMIT_MB} MB ${isKept ? "kept" : "EXCEEDED"}`; // prettier-ignore
  if (!isWithMind) {
    tellAtMost(`a period planned, ${sites} sites`, seconds, "s", LIMIT_SECONDS * share);
    tellAtMost(`memory, ${sites} sites`, peakMb, "MB", LIMIT_MB);
  }
  console.log(
    `${isWithMind ? "minds saved too" : "one period planned"}: ${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of processor time), ${peakMb.toFixed(0)} MB at the peak, ${chosen} pages chosen${limit}`,
  );
}

function child(args: readonly string[]): Promise<Planned | null> {
  return new Promise((resolve, reject) => {
    let planned: Planned | null = null;
    const forked = fork(SELF, args, { execArgv: [] });
    forked.once("message", (message) => (planned = message as Planned));
    forked.once("exit", (code) =>
      code === 0 ? resolve(planned) : reject(new Error(`${args[0]} ended with code ${code}`)),
    );
  });
}

function planFor(site: number): SitePlan {
  return {
    name: `site-${site}`,
    seeds: [pageUrl(site, 0)],
    wants: "versions",
    isPaused: false,
    requestsPerDay: 240,
    bytesPerMonth: null,
    sharp: { every: "week", weekday: 0, hour: 3 },
    pagesPerVersion: 10,
    recall: null,
    planner: "learned-gain",
    pattern: "week",
    delayMs: 1_000,
    maxPages: 1_000,
    scope: HOST_SCOPE,
    robots: "obey",
    robotsReason: null,
    browser: "never",
    hints: { sitemaps: false, feeds: [], oai: [], discover: false },
    tell: null,
  };
}

function pageUrl(site: number, page: number): PageUrl {
  const path = page === 0 ? "" : `part-${page % DIRECTORIES}/page-${page}.html`;
  return `http://site-${site}.test/${path}` as PageUrl;
}

/** A month of ten looks a day, some of which find a change: drawn once, and the same for every site. */
async function fill(folder: string, sites: number): Promise<void> {
  const stores = openWatch(folder);
  let mind: Uint8Array | null = null;
  for (let site = 0; site < sites; site++) {
    const plan = planFor(site);
    const course = new SiteCourse(courseSettingsOf(plan));
    course.enter(
      Array.from({ length: PAGES }, (_, page) => ({
        url: pageUrl(site, page),
        kind: "document" as const,
        depth: 1,
        via: null,
      })),
      START,
    );
    mind ??= learned(course);
    const state = { ...newSiteState(START), course: course.state, looks: 10 * DAYS + PAGES };
    const spent = { requests: 0, bytes: 0 };
    const status = siteStatus({
      plan,
      state,
      course,
      spent,
      now: NOW,
      turnMs: HOUR_MS,
      held: null,
      note: null,
    });
    const pages = course.takeChanged();
    await stores.memory.endTurn({
      site: plan.name,
      mind,
      pages,
      state: JSON.stringify(state),
      status,
      turn: null,
    });
  }
  stores.close();
}

function learned(course: SiteCourse): Uint8Array {
  const random = new SeededRandom(1);
  const look = (url: PageUrl, at: Instant, isFirst: boolean): void => {
    const found = isFirst ? "first" : random.next() < 0.2 ? "changed" : "same";
    course.learn([{ url, at, found, importance: null }]);
  };
  for (const { url } of course.pages()) look(url, START, true);
  for (let day = 1; day < DAYS; day++) {
    const at = instant(START + day * DAY_MS);
    for (const { url } of course.choose(at, 10)) look(url, at, false);
  }
  return course.mind.save();
}

async function planAll(folder: string, sites: number, isWithMind: boolean): Promise<Planned> {
  const stores = openWatch(folder);
  const [startedMs, before] = [performance.now(), process.cpuUsage()];
  let [chosen, next] = [0, 0];
  const work = async (): Promise<void> => {
    while (next < sites) {
      const own = await planOne(planFor(next++), stores, isWithMind);
      chosen += own;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage(before);
  stores.close();
  const peakMb = (process.resourceUsage().maxRSS * 1024) / 1e6;
  return { seconds, cpuSeconds: (user + system) / 1e6, peakMb, chosen };
}

async function planOne(plan: SitePlan, stores: WatchStores, isWithMind: boolean): Promise<number> {
  const { memory } = stores;
  const clock = { now: () => NOW };
  const { course, state } = await openCourse(plan, { world: { clock } as never, stores });
  const spent = await memory.spent(plan.name, NOW);
  const decision = await decide({
    plan,
    state,
    now: NOW,
    turnMs: HOUR_MS,
    pages: course.count,
    spentToday: spent.requests,
    held: null,
    quietAt: async () => NOW,
    worths: () => ({ capture: 0, refresh: 0 }),
  });
  if (decision.kind !== "refresh") throw new Error(`${plan.name}: ${decision.because}`);
  const chosen = course.choose(NOW, decision.requests);
  const after = { ...state, lastTurnAt: NOW, course: course.state };
  await memory.endTurn({
    site: plan.name,
    mind: isWithMind ? course.mind.save() : null,
    pages: course.takeChanged(),
    state: JSON.stringify(after),
    status: siteStatus({
      plan,
      state: after,
      course,
      spent,
      now: NOW,
      turnMs: HOUR_MS,
      held: null,
      note: null,
    }),
    turn: {
      site: plan.name,
      at: NOW,
      kind: "refresh",
      because: decision.because,
      captureId: null,
      requests: 0,
      looks: 0,
      changes: 0,
      chosen: chosen.map(({ url, because, index }) => ({ url, because, index })),
      bar: chosen.at(-1)?.index ?? null,
    },
  });
  return chosen.length;
}
