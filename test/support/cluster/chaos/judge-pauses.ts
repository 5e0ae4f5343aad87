// Whether no two requests came to an address closer than is due there, by the sites' own logs. A machine that stood still
// between the look at its turn and the sending may send one late request: what that excuses is narrow, and counted.
import type { Freeze } from "./machine.js";

/** A request as its server saw it. */
export interface ServedRequest {
  readonly address: string;
  readonly site: string;
  /** The pause of whoever asks at this site. */
  readonly delayMs: number;
  /** The asker's address. */
  readonly from: string | null;
  readonly path: string;
  readonly atMs: number;
  /** Before this nobody had all of the answer; `null` where it never was on its way. */
  readonly endedMs: number | null;
}

/** What was found. */
export interface PauseFindings {
  readonly faults: readonly string[];
  /** Requests that came at once when a machine had stood still for long; of these, those that came too near to another. */
  readonly afterFreezes: readonly ServedRequest[];
  readonly late: readonly string[];
  /** The shortest pause that was left at any address without excuse, as a share of what was due; `null`: there was none. */
  readonly leastShare: number | null;
}

/** A turn counts for ten seconds from when it was renewed last, a third of that ago at most: nothing shorter costs one. */
const SHORTEST_FREEZE_MS = 6_000;
/** What was checked before the freeze is sent at once when it is over. */
const LATE_MS = 250;
/** Answers and pauses are shorter than this. */
const NEAR_MS = 10_000;

/** Judges every address; a site's own host has the same pause. */
export function judgePauses(requests: readonly ServedRequest[], freezes: readonly Freeze[]): PauseFindings {
  const sent = lateOnes(requests, freezes);
  const faults: string[] = [];
  const late = new Set<string>();
  let leastShare: number | null = null;
  for (const [address, ofAddress] of byAddress(requests))
    for (const [i, request] of ofAddress.entries())
      for (const before of nearBefore(ofAddress, i)) {
        const dueMs = Math.max(request.delayMs, before.delayMs);
        const pauseMs = request.atMs - (before.endedMs ?? Infinity);
        const culprit = [request, before].find((one) => sent.has(one));
        if (pauseMs >= dueMs || culprit === undefined)
          leastShare = Math.min(leastShare ?? Infinity, pauseMs / dueMs);
        if (pauseMs >= dueMs) continue;
        const words = `${address}: ${told(request)} came ${pauseMs} ms after ${told(before)} (${dueMs} ms)`;
        if (culprit === undefined) faults.push(words);
        else late.add(`${told(culprit)}, after ${sent.get(culprit)} ms of standing still`);
      }
  return { faults, afterFreezes: [...sent.keys()], late: [...late], leastShare };
}

function told({ from, site, path }: ServedRequest): string {
  return `${from ?? "nobody"} at ${site}${path}`;
}

function byAddress(requests: readonly ServedRequest[]): Map<string, ServedRequest[]> {
  const addresses = new Map<string, ServedRequest[]>();
  for (const request of requests.toSorted((a, b) => a.atMs - b.atMs)) {
    const others = addresses.get(request.address);
    if (others) others.push(request);
    else addresses.set(request.address, [request]);
  }
  return addresses;
}

/** Those before it that may still matter. */
function* nearBefore(requests: readonly ServedRequest[], i: number): Generator<ServedRequest> {
  const { atMs } = requests[i]!;
  for (let j = i - 1; j >= 0 && requests[j]!.atMs > atMs - NEAR_MS; j--) yield requests[j]!;
}

/** The first request to each address of a machine that had stood still for long, if it came at once; by how long. */
function lateOnes(
  requests: readonly ServedRequest[],
  freezes: readonly Freeze[],
): Map<ServedRequest, number> {
  const late = new Map<ServedRequest, number>();
  for (const { machine, fromMs, toMs } of freezes) {
    if (toMs - fromMs < SHORTEST_FREEZE_MS) continue;
    const own = requests.filter(({ from, atMs }) => from === machine && atMs >= toMs);
    for (const ofAddress of byAddress(own).values())
      if (ofAddress[0]!.atMs <= toMs + LATE_MS) late.set(ofAddress[0]!, toMs - fromMs);
  }
  return late;
}
