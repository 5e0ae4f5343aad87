// How many pages are proved in which tier, and what is held of the responses that prove it.
import type { HeldBodies } from "#model/index.js";
import type { ShapedPage } from "./certificate-shape.js";

/** What was checked. */
export interface VerifiedFigures {
  readonly site: string;
  readonly asOf: string;
  readonly pages: number;
  readonly sharp: number;
  readonly attested: number;
  /** Pages whose records were removed by order: as signed, and counted nowhere else. */
  readonly removed: number;
  /** Of the sharp pages, what is held of their two responses. */
  readonly bodies: HeldBodies;
  readonly records: number;
  readonly warcs: number;
  readonly bytes: number;
}

/** Counts pages that could be recomputed. */
export function pageFigures(
  pages: readonly ShapedPage[],
): Pick<VerifiedFigures, "sharp" | "attested" | "bodies"> {
  const sharp = pages.filter(({ verdict }) => verdict === "sharp");
  const both = sharp.filter(holdsBoth).length;
  return {
    sharp: sharp.length,
    attested: pages.filter(({ verdict }) => verdict === "attested").length,
    bodies: { both, secondByDigest: sharp.length - both },
  };
}

/** Whether two full responses are among the records that a claim rests on; a revisit record holds a head alone. */
function holdsBoth({ records }: ShapedPage): boolean {
  return records.filter(({ restsOn, type }) => restsOn && type === "response").length > 1;
}
