// One job at one site, from restoring what is acknowledged to acknowledging what came of it.
import { beginCapture, cancelCapture, resumeCapture, type World } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { isUnfinished, type Capture, type JsonValue } from "#model/index.js";
import type { Job } from "#ports/index.js";
import type { WorkGround } from "../run/ground-keeper.js";
import type { HeldLease } from "../run/lease-keeper.js";
import { SiteInHand, type SiteOpened } from "./site-in-hand.js";
import { sealBegin } from "./site-seals.js";
import { endOfTakenUp, restMs, waitForClock } from "./take-up.js";
import type { WorkEnd, WorkPorts, WorkWatcher } from "./work-ports.js";

/** A job at a site that this machine has. */
export class SiteWork {
  readonly #ports: WorkPorts;
  readonly #ground: WorkGround;
  readonly #job: Job;
  readonly #lease: HeldLease;
  readonly #site: SiteInHand;
  #captureId: string | null;
  /** The capture that was begun here is known to nobody else: the site stays as it was. */
  #isUntold = false;

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
      openWorld: async (archive) => {
        const begun = await this.#captureBefore({ archive });
        return this.#ports.openWorld(archive, this.#ground, { job: this.#job, begun });
      },
      carryOut: (at) =>
        this.#carryOut(at, watcher).catch((error: unknown) => this.#endOf(error, watcher.stop)),
      captureId: () => this.#captureId,
      isUntold: () => this.#isUntold,
    });
  }

  async #carryOut({ world, uploads }: SiteOpened, watcher: WorkWatcher): Promise<WorkEnd> {
    const before = await this.#captureBefore(world);
    if (before !== null && (await hasEnded(before, world))) return done(before);
    if (before === null && this.#job.kind !== "capture")
      return { kind: "failed", why: "nothing of that capture is in the cluster: ask for a new one" };
    if (before !== null) await this.#waitForClock(before, world, watcher.stop);
    if (watcher.stop.aborted) return { kind: "stopped" };
    if (await this.#isToEnd(before, world)) return endAsItStands(before!.id, world);
    const capture = await this.#toldCapture(before, world, watcher);
    if (capture === null) return { kind: "stopped" };
    if (before === null) await sealBegin(world.archive, capture.id, uploads);
    const signal = AbortSignal.any([watcher.stop, this.#lease.signal, uploads.broken]);
    const end = await this.#goOn({ capture, isTakenUp: before !== null }, world, signal);
    return end.kind === "again" ? this.#goOnLater(end, watcher.stop) : end;
  }

  /** Lets the capture run to its end here. */
  async #goOn(
    { capture, isTakenUp }: { capture: Capture; isTakenUp: boolean },
    world: World,
    signal: AbortSignal,
  ): Promise<WorkEnd> {
    try {
      await resumeCapture({ id: capture.id }, world, { signal });
    } catch (error) {
      if (isCancelled(error)) return await endAsItStands(capture.id, world);
      const end = isTakenUp ? await endOfTakenUp(error, world, capture.id) : null;
      if (end === null) throw error;
      return end;
    }
    return done((await world.archive.catalog.captures.get(capture.id)) ?? capture);
  }

  /** What is gone on with, a new capture where there is none; `null` where whoever has the job by now knows of none. */
  async #toldCapture(
    before: Capture | null,
    world: World,
    { onCapture, stop }: WorkWatcher,
  ): Promise<Capture | null> {
    const capture = before ?? (await beginCapture(await this.#ports.requestOf(this.#job), world));
    this.#captureId = capture.id;
    this.#isUntold = before === null;
    await onCapture(capture.id);
    if (stop.aborted) return null;
    this.#isUntold = false;
    return capture;
  }

  /** The capture that this job was at, as far as anything of it is acknowledged. */
  async #captureBefore({ archive }: Pick<World, "archive">): Promise<Capture | null> {
    return this.#captureId === null ? null : archive.catalog.captures.get(this.#captureId);
  }

  async #waitForClock(before: Capture, world: World, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, this.#lease.signal]);
    await waitForClock(before, world, { clock: this.#ground.clock, signal }).catch((error: unknown) => {
      this.#lease.signal.throwIfAborted();
      if (!stop.aborted) throw error;
    });
  }

  /** Also where nothing can be asked, a capture that is cancelled ends. */
  async #isToEnd(before: Capture | null, { archive }: World): Promise<boolean> {
    if (before === null) return false;
    return this.#job.kind === "end" || (await archive.control.look(before.id))?.want === "cancel";
  }

  /** The site is kept from everybody for a while where its server, and no machine, stands in the way. */
  async #goOnLater(end: WorkEnd & { readonly kind: "again" }, stop: AbortSignal): Promise<WorkEnd> {
    const { logger, time } = this.#ports;
    logger.log(
      "warn",
      `${this.#lease.site}: ${end.why}${end.isFault ? "" : "; it is left to another machine"}`,
    );
    const signal = AbortSignal.any([stop, this.#lease.signal]);
    if (end.isFault) await time.wait(restMs(this.#job.attempts), signal).catch(() => undefined);
    return stop.aborted ? { kind: "stopped" } : end;
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
