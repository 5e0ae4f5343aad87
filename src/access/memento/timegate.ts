// The TimeGate: from an original and a time to one of its mementos (RFC 7089 section 4).
import { formatHttpDate, parseHttpDate } from "#formats/index.js";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import { chooseMemento, type MementoQuery } from "../memento-choice.js";
import { mementosOf } from "./memento-list.js";
import type { Chosen } from "./memento-links.js";

/** What a client asks of a TimeGate. */
export interface GateQuery {
  readonly url: PageUrl;
  /** As it was sent; `null` asks for the newest memento. */
  readonly acceptDatetime: string | null;
  /** The capture that a time lies in. */
  readonly spanAt: (at: Instant) => MementoQuery["within"];
}

/** What comes of it. */
export type GateAnswer =
  | { readonly kind: "chosen"; readonly chosen: Chosen }
  | { readonly kind: "absent" }
  | { readonly kind: "bad-datetime" };

/** Chooses among the mementos of an original by the one rule that replay has. */
export async function askTimeGate(
  index: Pick<CaptureIndex, "lookup">,
  { url, acceptDatetime, spanAt }: GateQuery,
): Promise<GateAnswer> {
  const asked = acceptDatetime === null ? null : readAcceptDatetime(acceptDatetime);
  if (acceptDatetime !== null && asked === null) return { kind: "bad-datetime" };
  const mementos = mementosOf(await index.lookup(url), url);
  const newest = mementos.at(-1);
  if (newest === undefined) return { kind: "absent" };
  // Just behind the newest one: an error that came last does not hide the page.
  const at = asked ?? instant(newest.at + 1);
  const own = mementos.map(({ entry }) => entry);
  const entry = chooseMemento(own, { url, at, within: spanAt(at) });
  const memento = mementos.find((one) => one.entry === entry) ?? newest;
  return { kind: "chosen", chosen: { original: url, mementos, memento } };
}

/**
 * Reads `Accept-Datetime`, an RFC 1123 date in GMT and nothing else (RFC 7089 section 2.1.1). It names a whole second,
 * as the dates of mementos do: from its middle, whatever was captured in that second is nearest.
 */
export function readAcceptDatetime(text: string): Instant | null {
  const at = parseHttpDate(text);
  return at === null || formatHttpDate(at) !== text ? null : instant(at + 500);
}
