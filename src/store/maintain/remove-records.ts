// Records removed by order: the files written anew without them, and a signed notice of what is gone and why.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { canonicalJson } from "#formats/index.js";
import { pageOfView, toIso, type Instant, type RemovalNotice, type RemovedFrom } from "#model/index.js";
import type { BlobStore, OpenedCatalog } from "#ports/index.js";
import { signWithArchiveKey } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { sha256Of, withBlob, wholeBlob } from "../blobs/open-blob.js";
import { lockForWriting, openCatalog, SearchFile } from "../catalog/local-catalog.js";
import { nodeFileSystem, type FileSystem } from "../file-system.js";
import { captureFolder, SEARCH_FILE, warcFilesIn } from "../archive/layout.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { deletePackageRest } from "./package-rest.js";
import { indexFolder, type ArchivePlace } from "./reindex.js";
import { borrowersOf, stillLending, type GoingRecord } from "./borrowers.js";
import { memberBytes, type Member } from "./selection.js";
import { storeFailure } from "../store-failure.js";
import { readArchived } from "../warc/read/archived-warc.js";
import type { ReadRecord } from "../warc/read/warc-reader.js";

/** What is to be removed, and why. */
export interface RemovalOrder {
  readonly capture: string;
  /** Everything that was fetched from these addresses, and what a browser made of it. */
  readonly urls: readonly string[];
  /** Single records. */
  readonly ids: readonly string[];
  readonly reason: string;
  /** Who ordered it, such as a court and its reference. */
  readonly orderedBy: string | null;
  readonly at: Instant;
}

interface Removing extends ArchivePlace {
  readonly catalog: OpenedCatalog;
}

/** What was removed from one file, of whichever capture. */
export interface Removed extends RemovedFrom {
  readonly capture: string;
}

/** What a removal came to. */
export interface Removals {
  readonly removed: readonly Removed[];
  /** Files of earlier captures that hold bodies which the removed fetches borrowed. */
  readonly stillHeldIn: readonly string[];
}

/** Removes records from a capture's files, and what borrows from them from others'; says what is left elsewhere. */
export async function removeRecords(
  dir: string,
  order: RemovalOrder,
  fs: FileSystem = nodeFileSystem,
): Promise<Removals> {
  const unlock = lockForWriting(dir);
  const catalog = openCatalog(join(dir, "catalog.sqlite"), "write");
  try {
    return await removeFrom({ blobs: new LocalBlobs(dir, fs), dir, fs, catalog }, order);
  } catch (error) {
    throw storeFailure(error, "removing records from", dir);
  } finally {
    catalog.close();
    unlock();
  }
}

async function removeFrom(removing: Removing, order: RemovalOrder): Promise<Removals> {
  const { dir, blobs, catalog } = removing;
  const capture = await catalog.captures.get(order.capture);
  if (capture?.phase !== "finished")
    throw new StoreError("NOT_FOUND", `no finished capture ${order.capture} in ${dir}`);
  const cuts = await cutsOf(removing, order);
  if (cuts.length === 0)
    throw new StoreError("NOT_FOUND", `no such record in the files of capture ${capture.id}`);
  const orders = [{ order, cuts }];
  const answers = cuts.flatMap((cut) => cut.answers);
  const borrowers = await borrowersOf(catalog, answers);
  for (const [id, ids] of borrowers) {
    if (id === order.capture) continue;
    const other = { ...order, capture: id, urls: [], ids };
    orders.push({ order: other, cuts: await cutsOf(removing, other) });
  }
  // Words first: cut short, this leaves records that are not found, never words of records that are gone.
  removeWords(dir, new Set(orders.flatMap((one) => one.cuts.flatMap(({ targets }) => targets))));
  // Borrowers first: cut short, this leaves an original without them, never them without an original.
  for (const one of orders.toReversed()) await carryOut(removing, one.order, one.cuts);
  const removed = orders.flatMap((one) =>
    one.cuts.map(({ removal }) => ({ capture: one.order.capture, ...removal })),
  );
  const files = await warcFilesIn(blobs);
  for (const folder of new Set(removed.map(({ file }) => file.split("/")[1]!)))
    await indexFolder({ ...removing, folder, files, findings: new FindingTally() });
  return { removed, stillHeldIn: await stillLending(catalog, order.capture, answers) };
}

function removeWords(dir: string, targets: ReadonlySet<string>): void {
  const search = new SearchFile(join(dir, SEARCH_FILE), "write");
  try {
    search.removeForGood(targets);
  } finally {
    search.close();
  }
}

async function cutsOf({ blobs, catalog }: Removing, order: RemovalOrder): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const { file } of await catalog.upkeep.warcFiles.ofCapture(order.capture)) {
    const cut = await cutOf(blobs, file, order);
    if (cut) cuts.push(cut);
  }
  return cuts;
}

async function carryOut(removing: Removing, order: RemovalOrder, cuts: readonly Cut[]): Promise<void> {
  const { blobs, catalog } = removing;
  if (cuts.length === 0) return;
  // The notice first: files without it would look like tampering, it without them can be repeated.
  await addToNotice(
    removing,
    order,
    cuts.map(({ removal }) => removal),
  );
  for (const { removal, kept } of cuts) {
    await blobs.put(removal.file, bytesOfAll(blobs, kept));
    // What it was made of holds the same records.
    await blobs.delete(removal.file.replace(/\.warc\.gz$/, ".original"));
    await deletePackageRest(blobs, removal.file);
    await catalog.upkeep.warcFiles.finish(removal.file, removal.after.sizeBytes, removal.after.sha256);
  }
}

/** A file that loses records, and what stays of it. */
interface Cut {
  readonly removal: RemovedFrom;
  readonly kept: readonly Member[];
  /** Addresses of what goes; of what a browser showed, its page's. */
  readonly targets: readonly string[];
  /** Answers that go: others may borrow from them, and they from others. */
  readonly answers: readonly GoingRecord[];
}

async function cutOf(blobs: BlobStore, file: string, order: RemovalOrder): Promise<Cut | null> {
  const records: string[] = [];
  const targets = new Set<string>();
  const kept: Member[] = [];
  const answers: GoingRecord[] = [];
  for await (const item of readArchived(blobs, file)) {
    if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
    const { id, type, target } = item.record;
    if (isMeant(item.record, order)) {
      records.push(id!);
      targets.add(pageOfView(target!));
      if (type === "response" || type === "revisit") answers.push({ id: id!, type, target: target! });
    } else kept.push({ file, offset: item.record.offset, length: item.length });
  }
  if (records.length === 0) return null;
  const before = await withBlob(blobs, file, async (source) => ({
    sha256: await sha256Of(source),
    sizeBytes: source.sizeBytes,
    records: kept.length + records.length,
  }));
  return {
    removal: { file, records, before, after: await factsOf(blobs, kept) },
    kept,
    answers,
    targets: [...targets],
  };
}

/** The file as it will be. */
async function factsOf(blobs: BlobStore, kept: readonly Member[]): Promise<RemovedFrom["after"]> {
  const hash = createHash("sha256");
  for await (const bytes of bytesOfAll(blobs, kept)) hash.update(bytes);
  const sizeBytes = kept.reduce((sum, { length }) => sum + length, 0);
  return { sha256: hash.digest("hex"), sizeBytes, records: kept.length };
}

async function* bytesOfAll(blobs: BlobStore, members: readonly Member[]): AsyncGenerator<Uint8Array> {
  for (const member of members) yield* memberBytes(blobs, member);
}

/** Only records of fetches: what a file says of itself and of its capture stays. */
function isMeant({ id, type, target }: ReadRecord, { ids, urls }: RemovalOrder): boolean {
  if (id === null || target === null || type === "warcinfo") return false;
  // A page that must not be there any more must not be seen in its picture either, nor read in its text.
  return ids.includes(id) || urls.includes(target) || urls.includes(pageOfView(target));
}

async function addToNotice(
  { dir, blobs, fs }: Removing,
  { capture, reason, orderedBy, at }: RemovalOrder,
  files: readonly RemovedFrom[],
): Promise<void> {
  const key = `${captureFolder(capture)}/removals.json`;
  const held = await wholeBlob(blobs, key);
  const earlier = held ? (JSON.parse(held.toString("utf8")) as RemovalNotice).removals : [];
  // An attempt that was cut short left its notice and not its files: it begins where this one does.
  const done = earlier.filter(
    (removal) =>
      !removal.files.some((old) => files.some(({ before }) => before.sha256 === old.before.sha256)),
  );
  const notice = {
    format: "isochron-removals/1",
    capture,
    removals: [...done, { removedAt: toIso(at), reason, orderedBy, files }],
  } as const;
  const signed = await signWithArchiveKey(fs, dir, Buffer.from(canonicalJson(notice)));
  const signature = { ...signed, canonicalisation: "RFC 8785" } as const;
  const text = `${JSON.stringify({ ...notice, signature } satisfies RemovalNotice, null, 2)}\n`;
  await blobs.put(key, Buffer.from(text));
}
