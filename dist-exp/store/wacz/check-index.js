// Checks a package's index: sorted, readable, and every line leads to the record that it promises.
import { indexEntries } from "../cdxj/index-entries.js";
import { parseLine } from "../cdxj/line.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { entryLines } from "./entry-lines.js";
/** Findings of every index in the package. */
export async function* checkIndexes(wacz) {
    const names = [...wacz.entries.keys()].filter((name) => /^indexes\/index\.cdx(?:\.gz)?$/.test(name));
    if (names.length === 0)
        yield { entry: null, code: "index-missing", message: "no indexes/index.cdx and no indexes/index.cdx.gz" };
    if (names.includes("indexes/index.cdx.gz") && !wacz.entries.has("indexes/index.idx"))
        yield {
            entry: "indexes/index.idx",
            code: "index-missing",
            message: "index.cdx.gz without its index.idx",
        };
    for (const name of names)
        yield* checkIndex(wacz, name);
}
async function* checkIndex(wacz, name) {
    const found = (code, message) => ({ entry: name, code, message });
    const stored = new Map();
    let last = "";
    let number = 0;
    for await (const line of entryLines(wacz, name)) {
        number++;
        if (line < last)
            yield found("index-unsorted", `line ${number} sorts before the line above it`);
        last = line;
        const entry = parseLine(line);
        if ("problem" in entry) {
            yield found("index-malformed", `line ${number}: ${entry.problem}`);
            continue;
        }
        const problem = await danglingReason(wacz, entry, stored);
        if (problem !== null)
            yield found("index-dangling", `line ${number}: ${problem}`);
    }
    if (number === 0 && (await holdsCaptures(wacz)))
        yield found("index-empty", "no capture can be found");
}
/** Whether there is anything that an index would name: a file of requests or metadata alone has nothing. */
async function holdsCaptures(wacz) {
    for (const name of wacz.warcNames()) {
        const source = await wacz.stored(name);
        // In an entry that the ZIP compressed, nobody looks.
        if (source === null)
            return true;
        for await (const _ of indexEntries(source, name, () => undefined))
            return true;
    }
    return false;
}
async function danglingReason(wacz, { file, offset, length, url }, stored) {
    const name = `archive/${file}`;
    const warc = wacz.entries.get(name);
    if (!warc)
        return `there is no ${name}`;
    if (offset + length > warc.sizeBytes)
        return `${name} ends before byte ${offset + length}`;
    if (!stored.has(name))
        stored.set(name, await wacz.stored(name));
    const source = stored.get(name);
    // In an entry that the ZIP compressed, places cannot be looked up; that is a finding of its own.
    if (source === null)
        return null;
    const target = await targetAt(source, offset);
    return target === url ? null : `no record of ${url} at byte ${offset} of ${name}`;
}
// A stored entry lies in the package as it is: the record is read in place.
async function targetAt(source, offset) {
    for await (const item of readWarc(source, "", offset))
        return item.kind === "record" && item.record.offset === offset ? item.record.target : null;
    return null;
}
