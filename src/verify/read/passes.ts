// Which fetches are no looks at a page.
import { parsedUrl } from "#model/index.js";
import { GrowingNumbers, StringTable } from "#packed/index.js";
import type { HeldLook } from "./found.js";
import type { Look } from "./look.js";

/**
 * Fetches of robots.txt, of lists, and of a page that cannot exist; which cookies a host sets, before its first page;
 * and what was asked with a secret, whose records are masked.
 */
const ASIDE: ReadonlySet<string> = new Set(["robots", "source", "soft-404", "knock", "secret"]);

/** Whether a fetch of this pass asks something else than how a page stands. */
export function isAside(pass: string): boolean {
  return ASIDE.has(pass);
}

/** A look and the number of its id. */
type Numbered = Pick<HeldLook, "look" | "number">;

/**
 * Marks those fetches that came after a look at the same page, of a knock at the same host: what contradicts is not
 * undone by calling it something else.
 */
export function markLooksByAnotherName(
  marks: Uint8Array,
  aside: () => Iterable<Numbered>,
  looks: () => Iterable<Numbered>,
): void {
  const places = new StringTable();
  /** By place, when it was first looked at. */
  const first = new GrowingNumbers(Float64Array);
  for (const { look } of aside()) if (places.add(placeOf(look)) === first.length) first.push(Infinity);
  if (places.size === 0) return;
  const note = (place: string, sentAt: number): void => {
    const number = places.numberOf(place);
    if (number >= 0 && sentAt < first.at(number)) first.set(number, sentAt);
  };
  for (const { look } of looks()) {
    note(look.url, look.sentAt);
    note(hostOf(look.url), look.sentAt);
  }
  for (const { look, number } of aside())
    if (look.sentAt >= first.at(places.numberOf(placeOf(look)))) marks[number] = 1;
}

function placeOf({ pass, url }: Look): string {
  return pass === "knock" ? hostOf(url) : url;
}

function hostOf(url: string): string {
  return parsedUrl(url)?.host ?? "";
}
