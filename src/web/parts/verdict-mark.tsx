// A verdict with its mark: filled for sharp, hollow for all others, so that colour is not needed to tell.
import { verdictColour } from "#chart/index.js";
import type { Verdict } from "#server/api-schema.js";

/** Draws the mark and the word. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const colour = verdictColour(verdict);
  return (
    <span class="verdict">
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle
          cx="6"
          cy="6"
          r="4.6"
          stroke={colour}
          stroke-width="2"
          fill={verdict === "sharp" ? colour : "none"}
        />
      </svg>
      {verdict}
    </span>
  );
}
