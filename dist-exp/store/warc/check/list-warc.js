// What `warc ls` and `warc check` show: every record of a file, its digests recomputed, and every finding.
import { UsageError } from "#errors.js";
import { inputSource } from "../../blobs/file-source.js";
import { inputWarcs } from "../../inputs/input-warcs.js";
import { storeFailure } from "../../store-failure.js";
import { readWarc } from "../read/warc-reader.js";
import { checkBlock } from "./block-check.js";
/** Longer targets are cut in what is said about their records. */
const MOST_NAMED = 200;
/** Lists a source piece by piece in constant memory; of a record that is cut nothing is checked. */
export async function* listItems(source, name) {
    let check = null;
    for await (const item of readWarc(source, name)) {
        if (item.kind === "record")
            check = await checkBlock(item.record);
        else if (item.kind === "finding")
            yield item;
        else if (check)
            yield* listed(item, check, name);
    }
}
/** Lists a whole file, as {@link listNamed} does, for those who need all of it at hand. */
export async function listWarc(path) {
    const records = [];
    const findings = [];
    for await (const item of listNamed(path)) {
        if (item.kind === "record")
            records.push(item.record);
        else
            findings.push(item.finding);
    }
    return { file: path, records, findings };
}
/** Lists a file piece by piece; one that breaks off is one finding, one that is not there, or no file, an error of whoever named it. */
export async function* listNamed(path) {
    try {
        yield* listFile(path);
    }
    catch (error) {
        if (error instanceof UsageError)
            throw error;
        const { message } = storeFailure(error, "reading", path);
        yield { kind: "finding", finding: { file: path, offset: 0, code: "unreadable", message } };
    }
}
/** Refuses a name that is not there, or no file, for those who want to know before anything is listed. */
export function requireFile(path) {
    inputSource(path).close();
}
/** Lists a file that somebody has named, piece by piece; of a package the WARC files in it. */
export async function* listFile(path) {
    let isEmpty = true;
    for await (const { name, source, findings } of inputWarcs(path)) {
        isEmpty = false;
        for (const finding of findings)
            yield { kind: "finding", finding };
        const entry = name === path ? {} : { entry: name.slice(path.length + 1) };
        for await (const item of listItems(source, name))
            yield item.kind === "record" ? { kind: "record", record: { ...item.record, ...entry } } : item;
    }
    const message = "no WARC file in the package";
    if (isEmpty)
        yield { kind: "finding", finding: { file: path, offset: 0, code: "not-warc", message } };
}
function* listed({ record, length, isWhole }, check, file) {
    const { offset } = record;
    yield {
        kind: "record",
        record: {
            offset,
            length,
            type: record.type,
            id: record.id,
            date: record.field("WARC-Date"),
            target: record.target,
            status: check.status,
            contentType: check.contentType,
            payloadDigest: record.field("WARC-Payload-Digest"),
            digestOk: isWhole ? check.digestOk : null,
            ...(isWhole ? {} : { isCut: true }),
        },
    };
    if (!isWhole)
        return;
    // Records that share a compressed member have its offset: which of them is meant, their target says.
    const which = length === null ? `: ${(record.target ?? record.id ?? record.type).slice(0, MOST_NAMED)}` : "";
    for (const [code, message] of check.problems)
        yield { kind: "finding", finding: { file, offset, code, message: `${message}${which}` } };
}
