// A source on its way into the archive: every version that it tells of is kept, then told, in the order of the source.
import { IsochronError } from "#errors.js";
import type { PageUrl } from "#model/index.js";
import type { Testimony, TestimonyEnd } from "#ports/index.js";
import { openTestimony, type TestimonyWorld } from "#testimony/index.js";
import type { Source, ToldVersion } from "./source.js";

/** What is taken, and as whose. */
export interface TakeRequest {
  readonly site: string;
  readonly root: PageUrl;
  readonly signal?: AbortSignal;
  /** Told after every version. */
  readonly onVersion?: (count: number) => void;
}

/** What came of it. */
export interface Taken extends TestimonyEnd {
  readonly notes: readonly string[];
}

/** Tells that may be under way: the archive takes several at once. */
const TELLS_AHEAD = 64;

/**
 * Takes a source to its end. Where reading it fails on the way, what was told is true all the same: the testimony is
 * ended with a note that it is not whole, and the failure goes on to the caller.
 */
export async function takeSource(
  source: Source,
  request: TakeRequest,
  world: TestimonyWorld,
): Promise<Taken> {
  const { site, root } = request;
  const { by, settings } = source;
  // Not before something is told: a source that cannot be read leaves no trace.
  let testimony: Testimony | null = null;
  const open = async (): Promise<Testimony> =>
    (testimony ??= await openTestimony({ site, seeds: [root], tier: "source", by, settings }, world));
  try {
    await tellAll(source.versions(), open, request);
  } catch (error) {
    if (testimony !== null) await endEarly(testimony, source, error);
    throw error;
  } finally {
    await source.close();
  }
  const notes = source.notes();
  const whole = await open();
  for (const note of notes) whole.note(note);
  return { ...(await whole.conclude()), notes };
}

async function tellAll(
  versions: AsyncIterable<ToldVersion>,
  open: () => Promise<Testimony>,
  { signal, onVersion }: TakeRequest,
): Promise<void> {
  const telling = new Set<Promise<void>>();
  let count = 0;
  for await (const version of versions) {
    if (signal?.aborted === true) throw stopped();
    const testimony = await open();
    const kept = await keepOne(testimony, version);
    const task = testimony.tell(kept, version.told).finally(() => telling.delete(task));
    telling.add(task);
    // A failure is thrown here or at the end, never to nobody.
    task.catch(() => undefined);
    if (telling.size >= TELLS_AHEAD) await Promise.all(telling);
    onVersion?.(++count);
  }
  await Promise.all(telling);
}

/** The content is kept; what its bytes lay in is let go, whatever came of it. */
async function keepOne(
  testimony: Testimony,
  { content, release }: ToldVersion,
): ReturnType<Testimony["keep"]> {
  try {
    return await testimony.keep(content);
  } finally {
    await release?.();
  }
}

function stopped(): IsochronError {
  return new IsochronError(
    "INTERRUPTED",
    "stopped: the testimony says that it is not whole; take the source again",
  );
}

async function endEarly(testimony: Testimony, source: Source, error: unknown): Promise<void> {
  const why = error instanceof Error ? error.message.split("\n")[0]! : String(error);
  testimony.note(`not whole: reading the source ended early (${why})`);
  for (const note of source.notes()) testimony.note(note);
  await testimony.conclude();
}
