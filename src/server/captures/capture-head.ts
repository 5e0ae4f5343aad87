// What is known of one capture in any phase, without its pages.
import { isUnfinished, type Capture, type ReplayCheck } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureHead } from "../capture-schema.js";
import type { CaptureListings } from "../capture-listings.js";
import { liveSnapshot } from "../live-captures.js";
import { filesOf, type KeyedFile } from "./capture-files.js";

/** Pages of a check of replay that are told of one by one. */
const MOST_CHECKED = 50;
/** Longer ones are not read: they are written by us, and never so long. */
const MOST_CHECK_BYTES = 16 * 1024 * 1024;

/** Where it is gathered from, and the prefix of replay addresses for whoever asks. */
export interface HeadSources {
  readonly archive: Archive;
  readonly listings: CaptureListings;
  readonly replayUrl: string;
}

/** Gathers it. */
export async function captureHead(
  { archive, listings, replayUrl }: HeadSources,
  capture: Capture,
): Promise<CaptureHead> {
  const [report, files] = [
    await archive.results.getReportHead(capture.id),
    await filesOf(archive, capture.id),
  ];
  return {
    capture: await listings.titled(capture),
    replayUrl,
    report: report as CaptureHead["report"],
    run: isUnfinished(capture) ? await runOf(archive, capture.id) : null,
    failure: capture.phase === "failed" ? await failureOf(archive, capture) : null,
    files: (files ?? []).map(({ name, kind, sizeBytes }) => ({ name, kind, sizeBytes })),
    areFilesWithheld: files === null,
    replayCheck: await replayCheckOf(archive, files ?? []),
  };
}

async function runOf(archive: Archive, id: string): Promise<CaptureHead["run"]> {
  const { captures } = await liveSnapshot(archive, Date.now());
  return captures.find((one) => one.id === id) ?? null;
}

/** A capture fails when no page shows any state: what its first seed answered says why. */
async function failureOf({ catalog }: Archive, { id, seeds }: Capture): Promise<CaptureHead["failure"]> {
  const [url] = seeds;
  if (url === undefined) return null;
  const last = (await catalog.sightings.ofPage(url)).findLast(({ captureId }) => captureId === id);
  if (!last) return { url, why: "it was never asked for" };
  const { outcome } = last;
  if (outcome.kind === "failed") return { url, why: `${outcome.message} (${outcome.code})` };
  return { url, why: "reason" in outcome ? outcome.reason : outcome.kind };
}

/** What a check of replay left beside the capture, as far as it is one. */
async function replayCheckOf(
  { blobs }: Archive,
  files: readonly KeyedFile[],
): Promise<CaptureHead["replayCheck"]> {
  const file = files.find(({ name }) => name === "check-replay.json");
  const blob = file && file.sizeBytes <= MOST_CHECK_BYTES ? await blobs.open(file.key) : null;
  if (!blob) return null;
  try {
    const bytes = await blob.read(0, blob.sizeBytes);
    const check = JSON.parse(Buffer.from(bytes).toString("utf8")) as ReplayCheck;
    if (check.format !== "isochron-replay-check/1") return null;
    const others = check.pages.filter(({ result }) => result !== "same");
    return {
      checked: check.pages.length,
      same: check.pages.length - others.length,
      others: others
        .slice(0, MOST_CHECKED)
        .map(({ url, result, reasons }) => ({ url, result, reasons: reasons.slice(0, 5) })),
    };
  } catch {
    // Somebody else's file of that name says nothing.
    return null;
  } finally {
    blob.close();
  }
}
