// `--importance`: how pages are weighted in the measures of a report.
import { readFileSync, statSync } from "node:fs";
import { UsageError } from "#errors.js";
import { parsePageUrl } from "#model/index.js";
const MOST_FILE_BYTES = 256 * 1024 * 1024;
const MOST_KEYWORDS = 100;
/** Reads the option: `pagerank`, `keywords:a,b`, or a file of weights. */
export function importanceChoice(text) {
    if (text === "pagerank")
        return { kind: "pagerank" };
    if (text.startsWith("keywords:"))
        return { kind: "keywords", keywords: keywordsIn(text) };
    return weightsIn(text);
}
function keywordsIn(text) {
    const words = text.slice("keywords:".length).split(",");
    const keywords = words.map((word) => word.trim()).filter((word) => word !== "");
    if (keywords.length === 0 || keywords.length > MOST_KEYWORDS)
        throw new UsageError("USAGE", `--importance keywords: expects 1 to ${MOST_KEYWORDS} words, as in keywords:a,b`);
    return keywords;
}
/** One line per page: a weight from 0 to 1, white space, the address or `*` for all others; `#` begins a remark. */
function weightsIn(path) {
    const weights = new Map();
    let otherwise = 1;
    for (const [i, line] of readText(path).split(/\r?\n/).entries()) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const [, figure = "", name = ""] = /^\s*(\d*\.?\d+)\s+(\S+)\s*$/.exec(line) ?? [];
        const weight = Number(figure);
        const url = name === "*" ? "*" : parsePageUrl(name);
        if (figure === "" || weight > 1 || url === null)
            throw new UsageError("BAD_INPUT", `${path} line ${i + 1}: expected a weight from 0 to 1 and an address or *`);
        if (url === "*")
            otherwise = weight;
        else
            weights.set(url, weight);
    }
    return { kind: "given", name: path, weights, otherwise };
}
function readText(path) {
    try {
        if (statSync(path).size > MOST_FILE_BYTES)
            throw new UsageError("BAD_INPUT", `${path} is too large`);
        return readFileSync(path, "utf8");
    }
    catch (cause) {
        if (cause instanceof UsageError)
            throw cause;
        throw new UsageError("NOT_FOUND", `--importance: expected pagerank, keywords:a,b or a file of weights; ${JSON.stringify(path)} cannot be read`, { cause });
    }
}
