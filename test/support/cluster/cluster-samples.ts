// Clusters in memory with machines, sites in hand and words of runs, at any moment of their clock.
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant, type Instant, type JsonValue } from "#model/index.js";
import type { MachineBeat } from "#ports/index.js";

/** 2026-11-20T12:00:00Z. */
export const CLUSTER_NOW = Date.UTC(2026, 10, 20, 12);
/** As workers have it. */
export const LEASE_MS = 5_000;

/** What a run says of itself in its first pass. */
export function runStatus(
  done: number,
  total: number,
  over: Readonly<Record<string, JsonValue>> = {},
): JsonValue {
  const figures = {
    elapsedMs: 60_000,
    pagesPerSecond: 1.5,
    bytesPerSecond: 90_000,
    etaMs: 240_000,
    requests: done,
    bytes: done * 60_000,
    failures: 1,
    sharp: null,
    slowestHost: null,
  };
  const progress = { pass: "visit", done, total, url: "http://a.example/", outcome: "seen", figures };
  return { state: "running", at: CLUSTER_NOW, progress, editsApplied: 0, notes: [], ...over };
}

/** A cluster whose machines do as they are told here. */
export class SampleCluster {
  readonly clock: VirtualClock;
  readonly agreement: MemoryAgreement;

  constructor(startAt: number = CLUSTER_NOW) {
    this.clock = new VirtualClock({ startAt: instant(startAt) });
    this.agreement = new MemoryAgreement(this.clock);
  }

  /** Lets time go by. */
  async pass(ms: number): Promise<Instant> {
    await this.clock.sleepUntil(instant(this.clock.now() + ms));
    return this.clock.now();
  }

  /** A machine says how it is doing. */
  async beat(name: string, over: Partial<MachineBeat> = {}): Promise<void> {
    const beat = {
      name,
      software: "isochron/0.22.0",
      startedAt: instant(this.clock.now() - 7_200_000),
      sites: [],
      mostSites: 10,
      figures: { uploadBacklogBytes: 12_500_000, clockErrorMs: 0.41, gateWaitMs: 903.2 },
    };
    await this.agreement.machines.beat({ ...beat, ...over });
  }

  /** A machine takes a site, and its run says something of itself where a status is given. */
  async hand(machine: string, site: string, status?: JsonValue, captureId = `c-${site}`): Promise<void> {
    const lease = await this.agreement.leases.take(site, { machine, leaseMs: LEASE_MS });
    if (lease === null) throw new Error(`somebody has ${site}`);
    if (status !== undefined) await this.agreement.board.say(lease, { captureId, status });
  }
}
