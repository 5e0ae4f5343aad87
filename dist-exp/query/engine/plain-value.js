// Values of the engine as JSON has them: instants in ISO 8601, whole numbers as numbers where they are exact.
import { DuckDBTypeId, JsonDuckDBValueConverter, } from "@duckdb/node-api";
import { instant, toIso } from "#model/index.js";
const WHOLE = new Set([
    DuckDBTypeId.BIGINT,
    DuckDBTypeId.UBIGINT,
    DuckDBTypeId.HUGEINT,
    DuckDBTypeId.UHUGEINT,
]);
/** Exact in a double, whatever its last place. */
const MOST_DIGITS = 15;
/** Converts one value, and what is in it. */
export function plainValue(value, type, inner) {
    const { typeId } = type;
    if (typeof value === "bigint" && WHOLE.has(typeId))
        return wholeNumber(value);
    if (typeId === DuckDBTypeId.DECIMAL && value !== null)
        return decimal(String(value));
    if (typeId === DuckDBTypeId.TIMESTAMP || typeId === DuckDBTypeId.TIMESTAMP_TZ)
        return isoOf(value) ?? JsonDuckDBValueConverter(value, type, inner);
    return JsonDuckDBValueConverter(value, type, inner);
}
function wholeNumber(value) {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
}
function decimal(text) {
    return text.replace(/\D/g, "").length <= MOST_DIGITS ? Number(text) : text;
}
/** `null` for what no date of ours can say, such as infinity or parts of a millisecond. */
function isoOf(value) {
    if (typeof value !== "object" || value === null || !("micros" in value))
        return null;
    const micros = value.micros;
    if (micros % 1000n !== 0n)
        return null;
    const ms = Number(micros / 1000n);
    return Math.abs(ms) > 8.64e15 ? null : toIso(instant(ms));
}
