// Durations and sizes as people write them.
const MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const BYTES = {
    B: 1,
    kB: 1e3,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
    TiB: 1024 ** 4,
};
/** `250ms`, `1.5s`, `2m`, `1h`, `0`; `null` when it is none of these. */
export function parseDurationMs(text) {
    return parseQuantity(text, MS);
}
/** `500kB`, `64MB`, `1GiB`, or a number of bytes; `null` when it is none of these. */
export function parseSizeBytes(text) {
    return /^\d+$/.test(text) ? Number(text) : parseQuantity(text, BYTES);
}
function parseQuantity(text, units) {
    if (text === "0")
        return 0;
    const [, number, unit] = /^(\d{1,12}(?:\.\d{1,6})?)\s*([a-zA-Z]+)$/.exec(text) ?? [];
    const factor = unit === undefined ? undefined : units[unit];
    return factor === undefined ? null : Math.round(Number(number) * factor);
}
