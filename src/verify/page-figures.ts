// How many pages are proved in which tier, and what is held of the responses that prove it.
import type { HeldBodies, LendingFile } from "#model/index.js";
import { IdTable } from "#packed/index.js";
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

/** Counts pages one by one. */
export class FigureCount {
  readonly bodies = { both: 0, secondByDigest: 0, firstBorrowed: 0 };
  /** Pages with a rendering. */
  rendered = 0;
  readonly #verdicts = new Map<string, number>();
  /** By file, the responses that lend bodies to the looks listed. */
  readonly #lent = new Map<string, IdTable>();

  add(page: ShapedPage): void {
    this.#verdicts.set(page.verdict, this.of(page.verdict) + 1);
    if (page.rendering) this.rendered++;
    if (page.verdict === "sharp") this.bodies[heldAs(page)]++;
    for (const { borrowed } of page.records) if (borrowed) this.#addLent(borrowed);
  }

  /** How many pages have a verdict. */
  of(verdict: string): number {
    return this.#verdicts.get(verdict) ?? 0;
  }

  get figures(): Pick<VerifiedFigures, "sharp" | "attested" | "bodies"> {
    return { sharp: this.of("sharp"), attested: this.of("attested"), bodies: this.bodies };
  }

  /** The files that lend bodies, by name, with the number of their responses. */
  get lendingFiles(): LendingFile[] {
    const files = [...this.#lent].map(([file, ids]) => ({ file, records: ids.size }));
    return files.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  #addLent({ file, id }: { readonly file: string; readonly id: string }): void {
    const ids = this.#lent.get(file) ?? new IdTable();
    this.#lent.set(file, ids);
    ids.add(id);
  }
}

/** Two full responses among the records that a claim rests on, or none that is of this capture, or one. */
function heldAs({ records }: ShapedPage): keyof HeldBodies {
  const rests = records.filter(({ restsOn }) => restsOn);
  if (rests.filter(({ type }) => type === "response").length > 1) return "both";
  return rests.some(({ borrowed }) => borrowed) ? "firstBorrowed" : "secondByDigest";
}
