// Five hints that lead through a site's view, one after the other; the address says which, and anybody can leave.
import { useEffect, useRef } from "preact/hooks";
import { hrefOf, type Place } from "../shell/route.js";
import { askedHere } from "./site-part.js";

/** Where each hint points, and what it says. */
const HINTS: readonly (readonly [target: string, title: string, words: string])[] = [
  [
    "opening",
    "One large number",
    "So many pages were seen identical before and after one moment. That is what this archive proves; everything else is told beside it.",
  ],
  [
    "open-at",
    "Go there",
    "Choose a moment and open the site as of it. The line above the page says how much of what you see is known.",
  ],
  [
    "life",
    "A whole life in one picture",
    "At every instant: how many pages are proved to have stood together. The peak is the moment that the capture was made for.",
  ],
  [
    "calendar",
    "Day by day",
    "The stronger a day’s ground, the more changed; the longer its bar, the sharper the capture. Each day leads to what was captured.",
  ],
  [
    "tree",
    "What lies in it",
    "Open directories to find pages. Each page tells what was seen of it, when, and what that proves.",
  ],
];

/** The hint that the address names. */
export function Tour({ place }: { readonly place: Place }) {
  const step = Math.min(HINTS.length, Math.max(1, Number.parseInt(place.query.get("tour") ?? "1", 10) || 1));
  const [target, title, words] = HINTS[step - 1]!;
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = document.getElementById(target);
    shown?.classList.add("pointed-at");
    shown?.scrollIntoView({ block: "start" });
    note.current?.focus({ preventScroll: true });
    return () => shown?.classList.remove("pointed-at");
  }, [target]);
  return (
    <aside class="tour" aria-label="Tour" tabIndex={-1} ref={note}>
      <p class="eyebrow">
        {step} of {HINTS.length}
      </p>
      <h2>{title}</h2>
      <p>{words}</p>
      <p class="actions">
        {step > 1 && (
          <a class="button" href={askedHere(place, { tour: String(step - 1) })}>
            Back
          </a>
        )}
        {step < HINTS.length ? (
          <a class="button strong" href={askedHere(place, { tour: String(step + 1) })}>
            Next
          </a>
        ) : (
          <a class="button strong" href={hrefOf(["how"])}>
            How we know
          </a>
        )}
        <a href={askedHere(place, { tour: "" })}>Leave the tour</a>
      </p>
    </aside>
  );
}
