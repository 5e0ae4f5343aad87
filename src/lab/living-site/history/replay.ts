// Turns a history into page lives: a window of real time, compressed onto the site's time.
import { UsageError } from "#errors.js";
import { instant, type Instant } from "#model/index.js";
import type { ContentState, PageVersion, Timeline } from "../generate/timeline.js";
import { DraftBook, type Draft } from "./drafts.js";
import { readHistory } from "./events.js";

/** Which part of which history is played, and how fast. */
export interface HistoryOptions {
  readonly file: string;
  /** The window, in seconds since the epoch; the whole history when left out. */
  readonly fromSeconds?: number;
  readonly toSeconds?: number;
  /** How long the window takes on the site's clock; {@link DEFAULT_PLAY_MS} when left out. */
  readonly playMs?: number;
}

/** One page of a history. */
export interface ReplayedPage {
  /** As in the source. */
  readonly path: string;
  readonly timeline: Timeline;
  /** Deflated bytes by revision, where the history has them. */
  readonly bodies: ReadonlyMap<number, Buffer>;
}

/** A window plays in an hour unless told otherwise. */
export const DEFAULT_PLAY_MS = 3_600_000;

/** Reads the history and lays its window on the site's time, beginning at the given instant. */
export async function replayHistory(options: HistoryOptions, startAt: Instant): Promise<ReplayedPage[]> {
  const { playMs = DEFAULT_PLAY_MS } = options;
  if (!(playMs > 0)) throw new UsageError("USAGE", `not a duration: ${playMs} ms`);
  const drafts = new DraftBook(options);
  for await (const event of readHistory(options.file)) drafts.add(event);
  const { from, to } = drafts.window();
  const msPerSecond = playMs / Math.max(1, to - from);
  const place = (seconds: number): Instant => instant(startAt + Math.floor((seconds - from) * msPerSecond));
  return drafts.living().map((draft) => toPage(draft, place, startAt));
}

function toPage(draft: Draft, place: (seconds: number) => Instant, startAt: Instant): ReplayedPage {
  const revisions = new Map<string, ContentState>();
  const bodies = new Map<number, Buffer>();
  const firstAt = place(draft.events[0]!.atSeconds);
  const versions: PageVersion[] = [];
  if (firstAt > startAt) versions.push(absent(startAt));
  for (const event of draft.events) {
    const from = place(event.atSeconds);
    // Changes within one compressed millisecond leave only the last of them.
    if (versions.at(-1)?.from === from) versions.pop();
    const version =
      event.content === null ? absent(from) : present(from, stateOf(revisions, event.content, from));
    if (event.deflated) bodies.set(version.content.revision, event.deflated);
    const last = versions.at(-1);
    if (!last || last.content.revision !== version.content.revision) versions.push(version);
  }
  return { path: draft.path, timeline: new FixedTimeline(versions), bodies };
}

// Content that comes back comes back byte for byte, with the time at which it was first there.
function stateOf(revisions: Map<string, ContentState>, content: string, from: Instant): ContentState {
  const state = revisions.get(content) ?? {
    revision: revisions.size + 1,
    notice: 0,
    announced: 0,
    editedAt: from,
  };
  revisions.set(content, state);
  return state;
}

function absent(from: Instant): PageVersion {
  const content = { revision: 0, notice: 0, announced: 0, editedAt: from };
  return { from, status: 404, location: null, content, fileTime: from };
}

function present(from: Instant, content: ContentState): PageVersion {
  return { from, status: 200, location: null, content, fileTime: from };
}

/** A life that is known beforehand. */
export class FixedTimeline implements Timeline {
  readonly #versions: readonly PageVersion[];

  constructor(versions: readonly PageVersion[]) {
    this.#versions = versions;
  }

  until(now: Instant): readonly PageVersion[] {
    if (this.#versions.at(-1)!.from <= now) return this.#versions;
    return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
  }
}
