import { keptForm, quoted } from "../engine/column.js";
import { Engine } from "../engine/engine.js";
import { stopped } from "../engine/failure.js";
import { interruptible } from "../engine/interruptible.js";
import { WaitingTable } from "../engine/waiting-table.js";
import { CAPTURE_COLUMNS } from "../tables/captures-table.js";
import { CDX_COLUMNS, cdxRow } from "../tables/cdx-table.js";
import { PAGE_COLUMNS, pageRow } from "../tables/pages-table.js";
import { MonthFiles, ROW_BOUNDS, writeFile } from "./month-files.js";
import { SightingFiles } from "./sighting-files.js";
/** So many captures are read at a time. */
const CAPTURES_AT_ONCE = 200;
/** Writes all tables. */
export async function writeTables(archive, terms) {
    const engine = await Engine.open(terms);
    return interruptible(engine, terms.signal, async () => {
        const cdx = await writeIndex(archive, engine, terms);
        return { cdx, ...(await writeCaptures(archive, engine, terms)) };
    });
}
function requireGoing({ signal }) {
    if (signal?.aborted === true)
        throw stopped();
}
/** The index comes in the order of its keys, and stays in it. */
async function writeIndex({ index, rules }, engine, terms) {
    const files = new MonthFiles(monthly({ table: "cdx", columns: CDX_COLUMNS }, engine, terms));
    for await (const entries of index.walk({ url: "", match: "all" })) {
        requireGoing(terms);
        for (const entry of entries)
            await files.add(cdxRow(entry, rules), entry.at);
    }
    return files.finish();
}
async function writeCaptures(archive, engine, terms) {
    const captures = await WaitingTable.make(engine, "captures", CAPTURE_COLUMNS);
    const pages = new MonthFiles(monthly({ table: "pages", columns: PAGE_COLUMNS, order: "url_surtkey" }, engine, terms));
    const sightings = await SightingFiles.make(engine, terms);
    for await (const capture of capturesOf(archive)) {
        const report = await archive.results.getReportHead(capture.id);
        await captures.add({ capture, report });
        if (report !== null)
            await addPages(archive, { capture, report, terms }, { pages, sightings });
        await sightings.endVerdicts();
        for await (const sighting of archive.catalog.sightings.ofCapture(capture.id)) {
            requireGoing(terms);
            await sightings.add(sighting, capture);
        }
        await sightings.endCapture();
    }
    return {
        sightings: await sightings.finish(),
        pages: await pages.finish(),
        captures: await writeWhole(captures, engine, terms),
    };
}
async function addPages({ results }, { capture, report, terms }, to) {
    for await (const { page } of results.reportPages(capture.id)) {
        requireGoing(terms);
        const row = pageRow(page, capture, report);
        await to.pages.add(row, capture.asOf ?? capture.startedAt);
        await to.sightings.addVerdict(row);
    }
}
/** A table without months: it has few rows. */
async function writeWhole(waiting, engine, { makeFolder }) {
    await waiting.settle();
    const folder = await makeFolder(waiting.name);
    const select = `SELECT ${CAPTURE_COLUMNS.map(keptForm).join(", ")} FROM ${quoted(waiting.name)}`;
    await writeFile(engine, select, `${folder}/part-00000.parquet`);
    return { rows: waiting.rows, files: 1 };
}
/** Newest first. */
async function* capturesOf({ catalog: { captures } }) {
    for (let behind;;) {
        const some = await captures.some({ limit: CAPTURES_AT_ONCE, ...(behind !== undefined && { behind }) });
        yield* some;
        if (some.length < CAPTURES_AT_ONCE)
            return;
        behind = some.at(-1).id;
    }
}
/** How a table goes into months; rows that come in no order get one. */
function monthly({ table, columns, order }, engine, { makeFolder, bounds = ROW_BOUNDS }) {
    const kept = columns.map(keptForm).join(", ");
    const selectFrom = (waiting) => `SELECT ${kept} FROM ${waiting}${order === undefined ? "" : ` ORDER BY ${order}`}`;
    return { engine, table, columns, selectFrom, makeFolder, bounds };
}
