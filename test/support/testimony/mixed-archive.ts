// An archive in which a crawl, an owner and a recorder speak of the same pages.
import { readExchange } from "#detect/index.js";
import { instant, SETTINGS_VERSION, type Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { httpBytes, someExchange } from "../samples/exchanges.js";
import {
  keepAndTell,
  minute,
  published,
  served,
  servedContent,
  sourceContent,
  tellIn,
  toldUrl,
} from "./telling.js";

/** What the crawl saw: path, text and minute, each look some milliseconds long. */
const LOOKS = [
  ["/", "A", 5],
  ["/", "A", 8], // observed in between, and inside the first published span
  ["/", "A", 15], // published until 9: stale, and other than what is told
  ["/crawled", "only here", 6],
] as const;

/** The ids of the three captures. */
export interface MixedArchive {
  readonly crawl: string;
  readonly source: string;
  readonly served: string;
}

/** Fills a directory; all that is told lies in the first half hour. */
export async function mixedArchive(dir: string): Promise<MixedArchive> {
  const archive = await openArchive(dir);
  try {
    const crawl = await crawlOf(archive);
    const source = await tellIn(archive, "source");
    await keepAndTell(source, sourceContent("/", "A", minute(0)), published(0, 9));
    await keepAndTell(source, sourceContent("/", "B", minute(10)), { ...published(10, 30), isCurrent: true });
    const forgotten = { ...published(3, 30), isCurrent: true } as const;
    await keepAndTell(source, sourceContent("/forgotten", "nobody links here", minute(3)), forgotten);
    await keepAndTell(source, sourceContent("/withdrawn", "gone again", minute(1)), published(1, 2));
    const recorder = await tellIn(archive, "served");
    await keepAndTell(recorder, servedContent("/", "A", minute(1)), served(1, 9, 214));
    await keepAndTell(recorder, servedContent("/", "B", minute(11)), served(11, 20, 7));
    const ends = [await source.conclude(), await recorder.conclude()];
    return { crawl, source: ends[0]!.capture, served: ends[1]!.capture };
  } finally {
    await archive.close();
  }
}

async function crawlOf({ catalog, warcs }: Archive): Promise<string> {
  const id = "20231114223000000";
  await catalog.captures.create({
    id,
    site: "told.example",
    seeds: [toldUrl("/")],
    phase: "finished",
    startedAt: minute(4),
    plannedAsOf: minute(7),
    asOf: minute(7),
    finishedAt: minute(16),
    settings: { version: SETTINGS_VERSION },
    expectedSharp: null,
    upperBound: null,
  });
  const sink = await warcs.open(id);
  for (const [seq, [path, text, at]] of LOOKS.entries()) {
    const url = toldUrl(path);
    const record = someExchange(url, minute(at), httpBytes(`<title>${text}</title><p>${text}`));
    const records = await sink.writeExchange(record);
    const { outcome } = await readExchange(record.exchange);
    const page = { url, kind: "document", depth: 0, via: null, state: "visited", reason: null } as const;
    await catalog.frontier.add(id, [{ ...page, late: false }]);
    const { times } = record.exchange;
    await catalog.sightings.add({ url, captureId: id, seq, pass: "visit", times, outcome, records });
  }
  await sink.close();
  await warcs.index(id);
  return id;
}

/** An instant some seconds after a minute. */
export const after = (minutes: number, seconds = 1): Instant => instant(minute(minutes) + seconds * 1000);
