// Which stored response answers for a URL at a time. The one place where that choice is made.
import type { Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";

/** What is asked for. */
export interface MementoQuery {
  readonly url: string;
  readonly at: Instant;
  /** The capture that the time lies in, if any: its records come before nearer ones of other captures. */
  readonly within: { readonly from: Instant; readonly to: Instant } | null;
}

/**
 * The response nearest in time, the earlier of two equally near. Records of the exact URL come before others
 * with the same look-up key, states of the page before errors, records of the capture before others.
 */
export function chooseMemento(entries: readonly IndexEntry[], query: MementoQuery): IndexEntry | null {
  const exact = preferred(entries, (entry) => entry.url === query.url);
  const states = preferred(exact, isState);
  const { within } = query;
  const own = preferred(
    states,
    (entry) => within !== null && within.from <= entry.at && entry.at <= within.to,
  );
  return nearest(own, query.at);
}

/** Whether the response shows a state of its page; errors prove nothing, and a 304 has no body of its own. */
function isState({ status }: IndexEntry): boolean {
  if (status === null) return true;
  return (status >= 200 && status < 400 && status !== 304) || status === 404 || status === 410;
}

function preferred(
  entries: readonly IndexEntry[],
  test: (entry: IndexEntry) => boolean,
): readonly IndexEntry[] {
  const chosen = entries.filter(test);
  return chosen.length > 0 ? chosen : entries;
}

function nearest(entries: readonly IndexEntry[], at: Instant): IndexEntry | null {
  let best: IndexEntry | null = null;
  for (const entry of entries) {
    const gain = best === null ? 1 : Math.abs(best.at - at) - Math.abs(entry.at - at);
    if (best === null || gain > 0 || (gain === 0 && entry.at < best.at)) best = entry;
  }
  return best;
}
