// A capture's figures in a few words; what is observed, attested and possible is never added up.
import { count, pagesWord, percent } from "#chart/index.js";
import { refreshWords, toldWords, type CaptureListing } from "#server/api-schema.js";

/** `138 of 149 pages sharp (92.6 %), 6 differed`. */
export function CaptureFigures({ capture }: { readonly capture: CaptureListing }) {
  const { all, imported, refresh, testimony, startedAt, phase, differing, failed } = capture;
  if (testimony !== undefined) return <span>{toldWords(testimony)}</span>;
  if (refresh !== undefined) return <span>{refreshWords(startedAt, refresh)}</span>;
  if (all === null) return <span class="faint">{phase === "finished" ? "no report" : phase}</span>;
  if (imported)
    return (
      <span>
        {pagesWord(all.pages)} from other tools: {count(all.attested)} attested, {count(all.possible)}{" "}
        possible
      </span>
    );
  return (
    <span>
      {count(all.sharp)} of {pagesWord(all.pages)} sharp ({percent(all.sharp, all.pages)})
      {differing !== undefined && differing > 0 && `, ${count(differing)} differed`}
      {failed !== undefined && failed > 0 && `, ${count(failed)} failed`}
      {phase === "cancelled" && ", ended before it was done"}
    </span>
  );
}
