// Sections that fold, and a table of contents: which are folded stands in the address, so that a view can be sent as it is.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hrefOf, replaceQuery, type Place } from "../shell/route.js";

const FOLDED = "fold";
const LED_TO = "section";

interface FoldProps {
  readonly place: Place;
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** One section below its heading, which folds and unfolds it. */
export function Fold({ place, id, title, children }: FoldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = !foldedAt(place).includes(id);
  const isLedTo = place.query.get(LED_TO) === id;
  useEffect(() => {
    if (!isLedTo) return;
    heading.current?.scrollIntoView();
    heading.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isLedTo]);
  return (
    <section aria-labelledby={id} class="fold">
      <h2 id={id} ref={heading}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => toggle(place, id)}
        >
          {title}
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

interface ContentsProps {
  readonly place: Place;
  /** Id and title of each section. */
  readonly sections: readonly (readonly [id: string, title: string, ...unknown[]])[];
}

/** The ways to the sections of a view; one that is folded unfolds. */
export function Contents({ place, sections }: ContentsProps) {
  return (
    <nav aria-label="On this page" class="contents">
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={wayTo(place, id)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function foldedAt({ query }: Place): string[] {
  return (query.get(FOLDED) ?? "").split(",").filter((id) => id !== "");
}

function wayTo(place: Place, id: string): string {
  return hrefOf(place.path, { ...without(place, id), [LED_TO]: id });
}

function toggle(place: Place, id: string): void {
  const folded = foldedAt(place);
  const { [LED_TO]: _ledTo, ...query } = without(place, id);
  if (folded.includes(id)) replaceQuery(place, query);
  else replaceQuery(place, { ...query, [FOLDED]: [...folded, id].join(",") });
}

/** The query with the section unfolded. */
function without(place: Place, id: string): Record<string, string> {
  const { [FOLDED]: _folded, ...query } = Object.fromEntries(place.query);
  const folded = foldedAt(place).filter((one) => one !== id);
  return { ...query, ...(folded.length > 0 && { [FOLDED]: folded.join(",") }) };
}
