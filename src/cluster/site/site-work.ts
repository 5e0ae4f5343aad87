// One job at one site, from restoring what is acknowledged to acknowledging what came of it.
import { beginCapture, cancelCapture, resumeCapture, type World } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { instant, isUnfinished, type Capture, type JsonValue } from "#model/index.js";
import type { Job } from "#ports/index.js";
import type { WorkGround } from "../run/ground-keeper.js";
import type { HeldLease } from "../run/lease-keeper.js";
import { SiteInHand, type SiteOpened } from "./site-in-hand.js";
import { sealCatalog } from "./site-seals.js";
import type { WorkEnd, WorkPorts, WorkWatcher } from "./work-ports.js";

/** A job at a site that this machine has. */
export class SiteWork {
  readonly #ports: WorkPorts;
  readonly #ground: WorkGround;
  readonly #job: Job;
  readonly #lease: HeldLease;
  readonly #site: SiteInHand;
  #captureId: string | null;

  constructor(ports: WorkPorts, ground: WorkGround, { job, lease }: { job: Job; lease: HeldLease }) {
    this.#ports = ports;
    this.#ground = ground;
    this.#job = job;
    this.#lease = lease;
    this.#site = new SiteInHand(ports, ground, lease);
    this.#captureId = job.captureId ?? captureOf(job.input);
  }

  get backlogBytes(): number {
    return this.#site.backlogBytes;
  }

  /** Works until the job has ended or the site is lost; nothing of it stays on this machine. @throws SiteLost */
  run(watcher: WorkWatcher): Promise<WorkEnd> {
    return this.#site.run({
      openWorld: (archive) => this.#ports.openWorld(archive, this.#ground, this.#job),
      carryOut: (at) =>
        this.#carryOut(at, watcher).catch((error: unknown) => this.#endOf(error, watcher.stop)),
      captureId: () => this.#captureId,
    });
  }

  async #carryOut({ world, uploads, dir }: SiteOpened, watcher: WorkWatcher): Promise<WorkEnd> {
    const before = await this.#captureBefore(world);
    if (before !== null && (await hasEnded(before, world))) return done(before);
    if (before === null && this.#job.kind !== "capture")
      return { kind: "failed", why: "nothing of that capture is in the cluster: ask for a new one" };
    if (before !== null) await this.#waitForClock(before);
    if (watcher.stop.aborted) return { kind: "stopped" };
    if (before !== null && this.#job.kind === "end") return endAsItStands(before.id, world);
    const capture = before ?? (await beginCapture(await this.#ports.requestOf(this.#job), world));
    await this.#noteCapture(capture.id, watcher);
    if (before === null) await sealCatalog(dir, uploads);
    try {
      const signal = AbortSignal.any([watcher.stop, this.#lease.signal]);
      await resumeCapture({ id: capture.id }, world, { signal });
    } catch (error) {
      if (!isCancelled(error)) throw error;
      return await endAsItStands(capture.id, world);
    }
    return done((await world.archive.catalog.captures.get(capture.id)) ?? capture);
  }

  async #noteCapture(id: string, { onCapture }: WorkWatcher): Promise<void> {
    this.#captureId = id;
    await onCapture(id);
  }

  /** The capture that this job was at, as far as anything of it is acknowledged. */
  async #captureBefore({ archive }: World): Promise<Capture | null> {
    return this.#captureId === null ? null : archive.catalog.captures.get(this.#captureId);
  }

  /** Whoever had it last may have had a clock that was ahead of ours, as far as both may be wrong. */
  async #waitForClock({ runs = [] }: Capture): Promise<void> {
    const { clock } = this.#ground;
    const aheadMs = Math.max(0, ...runs.map(({ errorMs }) => errorMs)) + clock.errorMs;
    await clock.sleepUntil(instant(clock.now() + aheadMs + 1), this.#lease.signal);
  }

  /** A capture that cannot go on has failed; whatever else goes wrong is begun again. */
  #endOf(error: unknown, stop: AbortSignal): WorkEnd {
    this.#lease.signal.throwIfAborted();
    const code = error instanceof IsochronError ? error.code : null;
    if (code === "INTERRUPTED" && stop.aborted) return { kind: "stopped" };
    const why = error instanceof Error ? error.message : String(error);
    if (code !== null && FINAL.has(code)) return { kind: "failed", why };
    const isFault = code !== "CLUSTER";
    this.#ports.logger.log("error", `${this.#lease.site}: ${why}`, {
      ...(code === null && error instanceof Error && { stack: error.stack }),
    });
    return { kind: "again", why, isFault };
  }
}

/** What would be no better elsewhere. */
const FINAL = new Set<string>([
  "USAGE",
  "BAD_INPUT",
  "NOT_FOUND",
  "PRIVATE_ADDRESS",
  "UNREACHABLE",
  "NO_BROWSER",
  "PROXY",
  "ARCHIVE_BROKEN",
]);

function captureOf(input: JsonValue): string | null {
  const { captureId } = (input ?? {}) as { readonly captureId?: JsonValue };
  return typeof captureId === "string" ? captureId : null;
}

/** One whose results did not come is concluded again. */
async function hasEnded(capture: Capture, { archive }: World): Promise<boolean> {
  if (isUnfinished(capture)) return false;
  return capture.phase !== "finished" || (await archive.results.getReportHead(capture.id)) !== null;
}

/** Concludes a capture that was cancelled before its run was under way, or that nobody runs. */
async function endAsItStands(captureId: string, world: World): Promise<WorkEnd> {
  const capture = await world.archive.catalog.captures.get(captureId);
  if (capture !== null && isUnfinished(capture))
    await cancelCapture(capture, world).catch((error: unknown) => {
      if (!isCancelled(error)) throw error; // there was no page to judge
    });
  return { kind: "done", captureId, isCancelled: true };
}

function isCancelled(error: unknown): boolean {
  return error instanceof IsochronError && error.code === "CANCELLED";
}

function done({ id, phase }: Capture): WorkEnd {
  return { kind: "done", captureId: id, isCancelled: phase === "cancelled" };
}
