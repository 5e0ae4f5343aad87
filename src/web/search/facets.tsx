// What the hits are, counted, each a way to see those alone; and the moment that is asked about.
import { count } from "#chart/index.js";
import type { SearchAnswer } from "#server/search-schema.js";
import { shownHost } from "../parts/shown-url.js";
import type { Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { askedAgain } from "./asked-again.js";

const MOST_SHOWN = 8;
/** Name in the address, what is counted, and what it is called. */
const KINDS = [
  ["site", "sites", "site"],
  ["type", "types", "kind"],
  ["language", "languages", "language"],
] as const;

interface FacetsProps {
  readonly place: Place;
  readonly answer: SearchAnswer;
}

/** Ways to see fewer hits, or more again. */
export function Facets({ place, answer: { facets } }: FacetsProps) {
  return (
    <div class="facets">
      {KINDS.map(([name, of, called]) => {
        const chosen = place.query.get(name);
        const offered = facets[of].filter((one) => name !== "language" || one.name !== "unknown");
        if (chosen === null && offered.length < 2) return null;
        return (
          <div key={name} role="group" aria-label={`By ${called}`}>
            <span class="faint">{called}</span>
            {chosen !== null && (
              <a class="chip chosen" href={askedAgain(place, { [name]: "" })}>
                {shownHost(chosen)} <span aria-hidden="true">×</span>
                <span class="unseen">: see all again</span>
              </a>
            )}
            {chosen === null &&
              offered.slice(0, MOST_SHOWN).map((one) => (
                <a key={one.name} class="chip" href={askedAgain(place, { [name]: one.name })}>
                  {shownHost(one.name)} <span class="faint">{count(one.count)}</span>
                </a>
              ))}
          </div>
        );
      })}
      <Moment place={place} />
    </div>
  );
}

/** Only what a reader of that moment would have been shown. */
function Moment({ place }: Pick<FacetsProps, "place">) {
  const { zone, full } = useTimes();
  const at = Number(place.query.get("at") ?? NaN);
  if (Number.isFinite(at))
    return (
      <p>
        As of {full(at)}. <a href={askedAgain(place, { at: "" })}>See all times again</a>
      </p>
    );
  const choose = (field: string): void => {
    const chosen = Date.parse(zone === "UTC" ? `${field}Z` : field);
    if (Number.isFinite(chosen)) location.hash = askedAgain(place, { at: String(chosen) });
  };
  return (
    <label class="faint">
      only what stood at{" "}
      <input type="datetime-local" onChange={(event) => choose(event.currentTarget.value)} />
    </label>
  );
}
