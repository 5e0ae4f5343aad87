// The interface as those who manage have it, over a queue with a bit of everything.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { instant } from "#model/index.js";
import type { ManagementStore } from "#ports/index.js";
import type { Management } from "#server/index.js";
import { memoryManagement } from "#store/index.js";
import { someCapture } from "../archives/archives.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";
import type { SampleCluster } from "../cluster/cluster-samples.js";
import { watchOfEverything } from "../watch/watch-of-everything.js";
import { MemoryDesk } from "../watch/watch-samples.js";
import { LOOKINGS, openUiRoom, type Looking, type UiRoom } from "./ui-room.js";

/** Of those who manage. */
export const MANAGE = "the-token-of-those-who-manage";
const NOW = Date.now();
const SURVEY = {
  url: "https://a.example/",
  landedOn: "https://a.example/start",
  requests: 30,
  robots: { state: "rules", seedAllowed: true, crawlDelaySeconds: 5, allowed: 20, disallowed: 3 },
  size: { pages: 1234, low: 900, high: null, method: "its sitemaps" },
  requisitesSeen: 40,
  documents: { looked: 20, scriptBuilt: 18 },
  traps: [{ kind: "calendar", urls: 60, example: `https://a.example/calendar/${"2026/".repeat(20)}` }],
  habits: { medianResponseMs: 120, failures: 1, answers: 29 },
  ownerWays: [{ command: "isochron take wxr:FILE --as https://a.example/", tells: "posts by their dates" }],
  suggestion: { scope: "host", delayMs: 5000, durationMs: 12_600_000 },
};

/** The room, its queue, and a page of another origin. */
export interface ManagedRoom {
  readonly room: UiRoom;
  readonly store: ManagementStore;
  readonly desk: MemoryDesk;
  readonly elsewhere: string;
  open(hash: string, looking?: Looking): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Opens it: a capture that failed, one that nobody runs (but perhaps a machine of a cluster), a survey that is done, and
 * jobs in several states.
 */
export async function openManagedRoom(cluster?: SampleCluster): Promise<ManagedRoom> {
  const store = memoryManagement();
  const desk = new MemoryDesk();
  const archive = memoryArchive(new MemoryIndex(), {});
  const failed = { ...someCapture("c-failed"), site: "gone.example", startedAt: instant(NOW - 9000) };
  await archive.catalog.captures.create({ ...failed, phase: "failed", finishedAt: instant(NOW - 1000) });
  const left = { ...someCapture("c-left"), site: "left.example", startedAt: instant(NOW - 8000) };
  await archive.catalog.captures.create({ ...left, phase: "visiting", finishedAt: null });
  await fillQueue(store);
  const defaults = { scope: "host", delay: "1s", maxPages: "10000", maxRequests: "none", deadline: "none" };
  const management: Management = {
    token: MANAGE,
    archive,
    store,
    defaults: { ...defaults, passes: "2", browser: "auto", exclude: "" },
    now: () => instant(NOW),
    wake: () => undefined,
    watch: desk,
  };
  await desk.add("https://dead.example/", { wants: "sharp", "requests-per-day": "200" });
  const watched = await watchOfEverything("left.example", "http://left.example/news/");
  const made = cluster && { cluster: { agreement: cluster.agreement } };
  const room = await openUiRoom(archive, { management, ...watched, ...made });
  const server = await serveElsewhere();
  return {
    room,
    store,
    desk,
    elsewhere: `:${(server.address() as AddressInfo).port}/`,
    open: (hash, looking) => openManaging(room, hash, looking),
    close: async () => {
      server.close();
      await room.close();
    },
  };
}

async function serveElsewhere(): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<p>elsewhere");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** A survey that is done, a capture that failed, and one that waits. */
async function fillQueue({ jobs, acts }: ManagementStore): Promise<void> {
  const by = { by: "manager", askedAt: instant(NOW) };
  const terms = {
    kinds: ["survey", "capture"],
    holder: "x",
    now: instant(NOW),
    leaseMs: 1e9,
    mostAttempts: 3,
  };
  await jobs.add({ ...by, kind: "survey", input: { url: "https://a.example/" } });
  await jobs.end((await jobs.claim(terms))!.claim, instant(NOW), { state: "done", result: SURVEY });
  await jobs.add({ ...by, kind: "capture", input: { urls: ["https://gone.example/"], options: {} } });
  const { claim } = (await jobs.claim(terms))!;
  const log = ["isochron: <b>no seed</b> answered"];
  await jobs.beat(claim, { now: instant(NOW), leaseMs: 9, captureId: "c-failed", log });
  await jobs.end(claim, instant(NOW), { state: "failed", why: "<b>no seed</b> answered" });
  const long = `https://a.example/${"long-".repeat(60)}`;
  await jobs.add({ ...by, kind: "capture", input: { urls: [long], options: {} } });
  await acts.append({
    at: instant(NOW),
    who: "manager",
    what: "asked for a capture",
    about: long,
    outcome: "job 3",
  });
}

async function openManaging(room: UiRoom, hash: string, looking = LOOKINGS[2]!): Promise<Page> {
  const page = await room.open("#/", looking);
  await page.goto("about:blank");
  await page.goto(room.servers.manageUrl!);
  await page.getByRole("link", { name: "New capture" }).first().waitFor();
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  return page;
}
