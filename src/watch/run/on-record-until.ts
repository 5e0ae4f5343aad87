// Until when something of a site is on record. A clock behind it was set back: what it shows could not be put in order
// with what was seen before, so the watch waits until it has come as far again.
import type { World } from "#crawl/index.js";
import { instant, isUnfinished, toIso, type Capture, type Instant } from "#model/index.js";

/** The end of what is on record of one site. */
export class OnRecordUntil {
  readonly #site: string;
  readonly #archive: World["archive"];
  /** Of looks that a process before this one left; the clock of one process is never set back. */
  #leftBehind: Instant | null = null;

  constructor(site: string, { archive }: Pick<World, "archive">) {
    this.#site = site;
    this.#archive = archive;
  }

  /** Said when the clock is behind; `null` when it is not. */
  async whyWait(now: Instant, lastTurnAt: Instant | null): Promise<string | null> {
    const until = instant(Math.max(await this.#captures(), lastTurnAt ?? 0));
    return until <= now ? null : `the clock is behind what is on record (${toIso(until)}): waiting for it`;
  }

  async #captures(): Promise<number> {
    const { captures } = this.#archive.catalog;
    const [newest] = await captures.some({ site: this.#site, limit: 1 });
    // A turn that a kill cut off has ended nowhere: its last look says until when it went.
    this.#leftBehind ??= await this.#lastLook(
      await captures.some({ site: this.#site, unfinished: true, limit: 100 }),
    );
    return Math.max(newest?.startedAt ?? 0, newest?.finishedAt ?? 0, this.#leftBehind);
  }

  async #lastLook(captures: readonly Capture[]): Promise<Instant> {
    let last = 0;
    for (const { id } of captures.filter(isUnfinished))
      for await (const { times } of this.#archive.catalog.sightings.ofCapture(id))
        last = Math.max(last, times.lastByteAt);
    return instant(last);
  }
}
