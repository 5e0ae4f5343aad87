// How many pages are proved in which tier, and what is held of the responses that prove it.
import type { HeldBodies, LendingFile } from "#model/index.js";
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
  /** Documents that a browser showed, and those of them that are sharp with all they asked for; none where none was. */
  readonly rendered: { readonly documents: number; readonly sharp: number };
  /** Of the sharp pages, what is held of their two responses. */
  readonly bodies: Required<HeldBodies>;
  readonly records: number;
  readonly warcs: number;
  readonly bytes: number;
}

/** Counts pages that could be recomputed. */
export function pageFigures(
  pages: readonly ShapedPage[],
): Pick<VerifiedFigures, "sharp" | "attested" | "bodies"> {
  const sharp = pages.filter(({ verdict }) => verdict === "sharp");
  const bodies = { both: 0, secondByDigest: 0, firstBorrowed: 0 };
  for (const page of sharp) bodies[heldAs(page)]++;
  return {
    sharp: sharp.length,
    attested: pages.filter(({ verdict }) => verdict === "attested").length,
    bodies,
  };
}

/** Two full responses among the records that a claim rests on, or none that is of this capture, or one. */
function heldAs({ records }: ShapedPage): keyof HeldBodies {
  const rests = records.filter(({ restsOn }) => restsOn);
  if (rests.filter(({ type }) => type === "response").length > 1) return "both";
  return rests.some(({ borrowed }) => borrowed) ? "firstBorrowed" : "secondByDigest";
}

/** The files that lend bodies to the looks listed, by name, with the number of their responses. */
export function lendingFiles(pages: readonly ShapedPage[]): LendingFile[] {
  const lent = new Map<string, Set<string>>();
  for (const { borrowed } of pages.flatMap(({ records }) => records))
    if (borrowed) lent.set(borrowed.file, (lent.get(borrowed.file) ?? new Set()).add(borrowed.id));
  const files = [...lent].map(([file, ids]) => ({ file, records: ids.size }));
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}
