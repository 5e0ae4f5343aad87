// Which fetches of other captures borrow their bodies from records that are to go: without them they would say nothing
// that anyone could check, so an order that removes a body removes them too.
import { StoreError } from "#errors.js";
import type { PageUrl } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";

/** A response or revisit that is to be removed. */
export interface GoingRecord {
  readonly type: string;
  readonly id: string;
  readonly target: string;
}

/** Ids of the records of every fetch that borrows from these, by capture; a capture that can be resumed is refused. */
export async function borrowersOf(
  catalog: Pick<OpenedCatalog, "captures" | "sightings">,
  lenders: readonly GoingRecord[],
): Promise<Map<string, string[]>> {
  const gone = new Set(lenders.filter(({ type }) => type === "response").map(({ id }) => id));
  const borrowers = new Map<string, string[]>();
  for (const target of new Set(lenders.map((lender) => lender.target)))
    for (const { captureId, records } of await catalog.sightings.ofPage(target as PageUrl)) {
      if (!records.some(({ id, type }) => type === "borrowed" && gone.has(id))) continue;
      const own = records.filter(({ type }) => type !== "borrowed").map(({ id }) => id);
      borrowers.set(captureId, [...(borrowers.get(captureId) ?? []), ...own]);
    }
  for (const capture of borrowers.keys()) await requireEnded(catalog, capture);
  return borrowers;
}

/** What a capture under way rests on must not go: it would be certified without it. */
async function requireEnded({ captures }: Pick<OpenedCatalog, "captures">, id: string): Promise<void> {
  const phase = (await captures.get(id))?.phase;
  if (phase === "visiting" || phase === "revisiting")
    throw new StoreError(
      "BAD_INPUT",
      `capture ${id} is not finished and borrows bodies from these records: resume or cancel it first`,
    );
}

/** Files of earlier captures that still hold the bodies of fetches which are to go. */
export async function stillLending(
  { sightings }: Pick<OpenedCatalog, "sightings">,
  captureId: string,
  gone: readonly GoingRecord[],
): Promise<string[]> {
  const ids = new Set(gone.map(({ id }) => id));
  const files = new Set<string>();
  for (const target of new Set(gone.map((one) => one.target)))
    for (const { captureId: of, records } of await sightings.ofPage(target as PageUrl)) {
      if (of !== captureId || !records.some(({ id }) => ids.has(id))) continue;
      for (const { type, file } of records) if (type === "borrowed") files.add(file);
    }
  return [...files].sort();
}
