// An instant as how far it lies from now; the instant itself for those who want it.
import { useTimes } from "../shell/times.js";
import { fromNow } from "./watch-words.js";

interface WhenProps {
  readonly at: number | null;
  /** Said where there is none. */
  readonly none?: string;
}

/** Writes it. */
export function When({ at, none = "–" }: WhenProps) {
  const times = useTimes();
  if (at === null) return <span class="faint">{none}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={times.full(at)}>
      {fromNow(at, Date.now())}
    </time>
  );
}
