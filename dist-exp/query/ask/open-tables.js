// Tables ready to be asked: views over the files of a folder, and an engine that from then on reads nothing else.
import { COLUMN_TYPES, literal, quoted } from "../engine/column.js";
import { Engine } from "../engine/engine.js";
import { TABLE_NAMES, TABLES } from "../tables/all-tables.js";
/** Opens the tables; the engine is closed by whoever asked for it. */
export async function openTables({ folder, note, ...terms }) {
    const engine = await Engine.open(terms);
    // What in the user's folder could be a pattern is taken as it is. Leave is asked for the pattern and for each file.
    const pattern = folder.replaceAll(/[*?[]/g, "[$&]");
    try {
        for (const name of TABLE_NAMES) {
            const rows = note.tables[name].files === 0 ? noRows(name) : rowsOf(pattern, name);
            await engine.run(`CREATE VIEW ${quoted(name)} AS ${rows}`);
        }
        await engine.confineTo([...new Set([folder, pattern])]);
        return engine;
    }
    catch (error) {
        engine.close();
        throw error;
    }
}
function rowsOf(place, name) {
    const isMonthly = TABLES[name].columns.some((column) => column.name === "month");
    const files = literal(`${place}/${name}/${isMonthly ? "month=*/" : ""}*.parquet`);
    const months = isMonthly ? ", hive_types = {'month': VARCHAR}" : "";
    return `SELECT * FROM read_parquet(${files}, hive_partitioning = ${String(isMonthly)}${months})`;
}
/** An archive that has none of them, with the columns all the same. */
function noRows(name) {
    const columns = TABLES[name].columns.map((column) => `NULL::${COLUMN_TYPES[column.type]} AS ${quoted(column.name)}`);
    return `SELECT ${columns.join(", ")} WHERE false`;
}
