// A site that comes under watch starts from what the archive knows of it.
import { looksOfCapture, type World } from "#crawl/index.js";
import { isRefresh, isTestimony, type Capture } from "#model/index.js";
import type { SiteCourse } from "../site/site-course.js";
import type { SharpMemory } from "./site-state.js";
import { asHeard } from "./taken-looks.js";

/** Captures looked back at: one that was cut short must not hide what those before it knew. */
const CAPTURES = 3;

/** Enters the pages of the newest captures, learns from their looks, and says what the newest had proved. */
export async function startFromArchive(
  course: SiteCourse,
  site: string,
  world: World,
): Promise<SharpMemory | null> {
  const captures = await world.archive.catalog.captures.some({ site, limit: 100 });
  const finished = captures
    .filter((one) => one.phase === "finished" && !isRefresh(one) && !isTestimony(one))
    .slice(0, CAPTURES);
  for (const capture of finished.toReversed()) await learnCapture(course, capture, world);
  return finished[0] === undefined ? null : provedBy(finished[0], world);
}

/** Takes the pages that a capture has looked at under watch. */
export async function enterCaptured(course: SiteCourse, captureId: string, world: World): Promise<void> {
  const now = world.clock.now();
  for await (const { url, kind, depth, via, state } of world.archive.catalog.frontier.pages(captureId))
    if (state === "visited" || state === "failed") course.enter([{ url, kind, depth, via }], now);
}

async function learnCapture(course: SiteCourse, { id }: Capture, world: World): Promise<void> {
  await enterCaptured(course, id, world);
  for await (const look of looksOfCapture(world, id)) course.learn([asHeard(look, course.isGone(look.url))]);
}

/** What an ended capture proved; `null` where it proved nothing. */
export async function provedBy({ id, asOf }: Capture, { archive }: World): Promise<SharpMemory | null> {
  const head = await archive.results.getReportHead(id);
  if (head === null || asOf === null || head.all.pages === 0) return null;
  const { pages, sharp } = head.all;
  return { captureId: id, asOf, share: sharp / pages, requests: head.requests, pages };
}
