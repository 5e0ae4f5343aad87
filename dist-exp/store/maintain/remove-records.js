// Records removed by order: the files written anew without them, and a signed notice of what is gone and why.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { canonicalJson } from "#formats/index.js";
import { pageOfView, toIso } from "#model/index.js";
import { signWithArchiveKey } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { sha256Of, withBlob, wholeBlob } from "../blobs/open-blob.js";
import { lockForWriting, openCatalog, SearchFile } from "../catalog/local-catalog.js";
import { nodeFileSystem } from "../file-system.js";
import { captureFolder, SEARCH_FILE, warcFilesIn } from "../archive/layout.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { deletePackageRest } from "./package-rest.js";
import { indexFolder } from "./reindex.js";
import { borrowersOf, stillLending } from "./borrowers.js";
import { memberBytes } from "./selection.js";
import { storeFailure } from "../store-failure.js";
import { readArchived } from "../warc/read/archived-warc.js";
/** Removes records from a capture's files, and what borrows from them from others'; says what is left elsewhere. */
export async function removeRecords(dir, order, fs = nodeFileSystem) {
    const unlock = lockForWriting(dir);
    const catalog = openCatalog(join(dir, "catalog.sqlite"), "write");
    try {
        return await removeFrom({ blobs: new LocalBlobs(dir, fs), dir, fs, catalog }, order);
    }
    catch (error) {
        throw storeFailure(error, "removing records from", dir);
    }
    finally {
        catalog.close();
        unlock();
    }
}
async function removeFrom(removing, order) {
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
        if (id === order.capture)
            continue;
        const other = { ...order, capture: id, urls: [], ids };
        orders.push({ order: other, cuts: await cutsOf(removing, other) });
    }
    // Words first: cut short, this leaves records that are not found, never words of records that are gone.
    removeWords(dir, new Set(orders.flatMap((one) => one.cuts.flatMap(({ targets }) => targets))));
    // Borrowers first: cut short, this leaves an original without them, never them without an original.
    for (const one of orders.toReversed())
        await carryOut(removing, one.order, one.cuts);
    const removed = orders.flatMap((one) => one.cuts.map(({ removal }) => ({ capture: one.order.capture, ...removal })));
    const files = await warcFilesIn(blobs);
    for (const folder of new Set(removed.map(({ file }) => file.split("/")[1])))
        await indexFolder({ ...removing, folder, files, findings: new FindingTally() });
    return { removed, stillHeldIn: await stillLending(catalog, order.capture, answers) };
}
function removeWords(dir, targets) {
    const search = new SearchFile(join(dir, SEARCH_FILE), "write");
    try {
        search.removeForGood(targets);
    }
    finally {
        search.close();
    }
}
async function cutsOf({ blobs, catalog }, order) {
    const cuts = [];
    for (const { file } of await catalog.upkeep.warcFiles.ofCapture(order.capture)) {
        const cut = await cutOf(blobs, file, order);
        if (cut)
            cuts.push(cut);
    }
    return cuts;
}
async function carryOut(removing, order, cuts) {
    const { blobs, catalog } = removing;
    if (cuts.length === 0)
        return;
    // The notice first: files without it would look like tampering, it without them can be repeated.
    await addToNotice(removing, order, cuts.map(({ removal }) => removal));
    for (const { removal, kept } of cuts) {
        await blobs.put(removal.file, bytesOfAll(blobs, kept));
        // What it was made of holds the same records.
        await blobs.delete(removal.file.replace(/\.warc\.gz$/, ".original"));
        await deletePackageRest(blobs, removal.file);
        await catalog.upkeep.warcFiles.finish(removal.file, removal.after.sizeBytes, removal.after.sha256);
    }
}
async function cutOf(blobs, file, order) {
    const records = [];
    const targets = new Set();
    const kept = [];
    const answers = [];
    for await (const item of readArchived(blobs, file)) {
        if (item.kind !== "end" || !item.isWhole || item.length === null)
            continue;
        const { id, type, target } = item.record;
        if (isMeant(item.record, order)) {
            records.push(id);
            targets.add(pageOfView(target));
            if (type === "response" || type === "revisit")
                answers.push({ id: id, type, target: target });
        }
        else
            kept.push({ file, offset: item.record.offset, length: item.length });
    }
    if (records.length === 0)
        return null;
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
async function factsOf(blobs, kept) {
    const hash = createHash("sha256");
    for await (const bytes of bytesOfAll(blobs, kept))
        hash.update(bytes);
    const sizeBytes = kept.reduce((sum, { length }) => sum + length, 0);
    return { sha256: hash.digest("hex"), sizeBytes, records: kept.length };
}
async function* bytesOfAll(blobs, members) {
    for (const member of members)
        yield* memberBytes(blobs, member);
}
/** Only records of fetches: what a file says of itself and of its capture stays. */
function isMeant({ id, type, target }, { ids, urls }) {
    if (id === null || target === null || type === "warcinfo")
        return false;
    // A page that must not be there any more must not be seen in its picture either, nor read in its text.
    return ids.includes(id) || urls.includes(target) || urls.includes(pageOfView(target));
}
async function addToNotice({ dir, blobs, fs }, { capture, reason, orderedBy, at }, files) {
    const key = `${captureFolder(capture)}/removals.json`;
    const held = await wholeBlob(blobs, key);
    const earlier = held ? JSON.parse(held.toString("utf8")).removals : [];
    // An attempt that was cut short left its notice and not its files: it begins where this one does.
    const done = earlier.filter((removal) => !removal.files.some((old) => files.some(({ before }) => before.sha256 === old.before.sha256)));
    const notice = {
        format: "isochron-removals/1",
        capture,
        removals: [...done, { removedAt: toIso(at), reason, orderedBy, files }],
    };
    const signed = await signWithArchiveKey(fs, dir, Buffer.from(canonicalJson(notice)));
    const signature = { ...signed, canonicalisation: "RFC 8785" };
    const text = `${JSON.stringify({ ...notice, signature }, null, 2)}\n`;
    await blobs.put(key, Buffer.from(text));
}
