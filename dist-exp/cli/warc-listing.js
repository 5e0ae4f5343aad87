// What `warc ls` prints, while the file is read: a listing of half a million records takes no more memory than one of ten.
import { counted, printable, printableJson } from "#formats/index.js";
import { FindingTally, listNamed } from "#store/index.js";
import { findingLines } from "./finding-lines.js";
/** Prints one file's records as they come, then how many there are and what was found. */
export async function printListing(file, io) {
    const findings = new FindingTally();
    const lines = new Gathered(io);
    let records = 0;
    let entry;
    lines.add(`${printable(file)}:\n`);
    for await (const item of listNamed(file)) {
        if (item.kind === "finding") {
            findings.add(item.finding);
            continue;
        }
        records++;
        if (item.record.entry !== entry)
            lines.add(`  ${printable(item.record.entry ?? "")}\n`);
        entry = item.record.entry;
        lines.add(lineOf(item.record));
    }
    const last = [`${printable(file)}: ${counted(records, "record")}`, ...findingLines(findings.toArray())];
    lines.add(`${last.join("\n")}\n`);
    lines.end();
}
function lineOf({ offset, length, type, date, status, target, isCut }) {
    const place = `${String(offset).padStart(12)} ${String(length ?? "").padStart(9)}`;
    const what = `${printable(type).padEnd(9)} ${printable(date ?? "").padEnd(24)}`;
    return `${place}  ${what} ${String(status ?? "").padStart(3)} ${printable(target ?? "")}${isCut ? "  (cut)" : ""}\n`;
}
/** Prints the same as one JSON document, `{ "files": [ { file, records, findings } ] }`. */
export async function printListingsJson(files, io) {
    const text = new Gathered(io);
    text.add('{\n  "files": [');
    for (const [number, file] of files.entries()) {
        text.add(`${number === 0 ? "" : ","}\n    {\n      "file": ${printableJson(file)},\n      "records": [`);
        const findings = new FindingTally();
        let records = 0;
        for await (const item of listNamed(file)) {
            if (item.kind === "finding")
                findings.add(item.finding);
            else
                text.add(`${records++ === 0 ? "" : ","}\n${indented(printableJson(item.record), 8)}`);
        }
        const found = indented(printableJson(findings.toArray()), 6).trimStart();
        text.add(`${records === 0 ? "" : "\n      "}],\n      "findings": ${found}\n    }`);
    }
    text.add("\n  ]\n}\n");
    text.end();
}
/** In JSON a line feed stands between values only. */
function indented(json, columns) {
    return json.replaceAll(/^/gm, " ".repeat(columns));
}
const GATHERED_LENGTH = 64 * 1024;
/** Text that goes out in large pieces: one call for each line would take longer than reading the record. */
class Gathered {
    #io;
    #text = "";
    constructor(io) {
        this.#io = io;
    }
    add(text) {
        this.#text += text;
        if (this.#text.length >= GATHERED_LENGTH)
            this.end();
    }
    end() {
        if (this.#text !== "")
            this.#io.out(this.#text);
        this.#text = "";
    }
}
