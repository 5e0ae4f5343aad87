// Sightings of many pages, one capture a day.
import type { PageUrl, Sighting } from "#model/index.js";
import { captured } from "./sightings.js";

const DAY_MS = 86_400_000;

/** The page as it was in that day's capture. */
export function seenOn(url: string, day: number, content: string, status = 200): Sighting {
  const at = Date.UTC(2026, 0, 1) + day * DAY_MS;
  const sighting = captured(content, at, at + 10, { identity: { status } });
  return { ...sighting, url: url as PageUrl, captureId: `day-${day}` };
}
