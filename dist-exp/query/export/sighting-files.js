import { keptForm, quoted } from "../engine/column.js";
import { WaitingTable } from "../engine/waiting-table.js";
import { SIGHTING_COLUMNS, SIGHTING_KEY, sightingRow, WAITING_SIGHTINGS, WAITING_VERDICTS, } from "../tables/sightings-table.js";
import { MonthFiles, ROW_BOUNDS } from "./month-files.js";
const VERDICTS = "verdicts";
/** Takes verdicts and sightings, capture by capture. */
export class SightingFiles {
    #verdicts;
    #files;
    #most;
    constructor(verdicts, files, most) {
        [this.#verdicts, this.#files, this.#most] = [verdicts, files, most];
    }
    static async make(engine, { makeFolder, bounds = ROW_BOUNDS }) {
        const verdicts = await WaitingTable.make(engine, VERDICTS, WAITING_VERDICTS);
        const files = new MonthFiles({
            engine,
            table: "sightings",
            columns: WAITING_SIGHTINGS,
            selectFrom,
            makeFolder,
            bounds,
        });
        return new SightingFiles(verdicts, files, bounds.waiting);
    }
    /** All of a capture's come before its first sighting, and {@link endVerdicts} between them. */
    addVerdict(row) {
        return this.#verdicts.add(row);
    }
    endVerdicts() {
        return this.#verdicts.settle();
    }
    async add(sighting, capture) {
        await this.#files.add(sightingRow(sighting, capture), sighting.times.sentAt);
    }
    /** Verdicts that no sighting waits for any more are forgotten now and then. */
    async endCapture() {
        if (this.#verdicts.rows < this.#most)
            return;
        await this.#files.flush();
        await this.#verdicts.empty();
    }
    async finish() {
        const written = await this.#files.finish();
        await this.#verdicts.drop();
        return written;
    }
}
function selectFrom(waiting) {
    const kept = SIGHTING_COLUMNS.map(keptForm).join(", ");
    const joined = `${waiting} LEFT JOIN ${quoted(VERDICTS)} USING (${SIGHTING_KEY.map(quoted).join(", ")})`;
    return `SELECT ${kept} FROM ${joined} ORDER BY url_surtkey, ${quoted("sent_at")}, capture, seq`;
}
