// Fixity: every digest of every WARC file recomputed, file by file, with a log; an audit broken off goes on.
import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import { toIso } from "#model/index.js";
import { requireArchive } from "../archive/require-archive.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { sha256Of } from "../blobs/open-blob.js";
import { openCatalog } from "../catalog/local-catalog.js";
import { nodeFileSystem } from "../file-system.js";
import { DESCRIPTIONS, warcFilesIn } from "../archive/layout.js";
import { storeFailure } from "../store-failure.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { listItems } from "../warc/check/list-warc.js";
/**
 * Checks all WARC files of an archive under a name; files that this audit has in its log are not read again.
 * An archive on media that cannot be written is checked all the same; that there is no log is told once.
 */
export async function* auditArchive(dir, audit, clock, onNoLog = () => undefined) {
    requireArchive(dir);
    const log = join(dir, "audits.jsonl");
    const done = await auditedBefore(log, audit);
    const expected = await expectedDigests(dir);
    const blobs = new LocalBlobs(dir, nodeFileSystem);
    let isLogged = true;
    const descriptions = (await blobs.list(`${DESCRIPTIONS}/`)).map(({ key }) => key);
    for (const file of [
        ...new Set([...(await warcFilesIn(blobs)), ...descriptions, ...expected.keys()]),
    ].sort()) {
        const before = done.get(file);
        const result = before ?? (await auditFile(blobs, file, expected.get(file) ?? null, { audit, clock }));
        if (!before && isLogged)
            isLogged = await appendIfWritable(log, result, onNoLog);
        yield result;
    }
}
async function appendIfWritable(log, result, onNoLog) {
    try {
        await appendLine(log, result);
        return true;
    }
    catch (error) {
        if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_UNWRITABLE")
            throw error;
        onNoLog(error);
        return false;
    }
}
async function auditFile(blobs, file, expected, { audit, clock }) {
    const findings = new FindingTally();
    let records = 0;
    const at = toIso(clock.now());
    const source = await blobs.open(file);
    if (!source) {
        findings.add({ file, offset: 0, code: "unreadable", message: "the file is missing" });
        return { audit, at, file, records, sha256: "", sha256Ok: false, findings: findings.toArray() };
    }
    for await (const item of listItems(source, file)) {
        if (item.kind === "record")
            records++;
        else
            findings.add(item.finding);
    }
    const sha256 = await sha256Of(source);
    source.close();
    const sha256Ok = expected === null ? null : expected === sha256;
    if (sha256Ok === false)
        findings.add({ file, offset: 0, code: "digest-mismatch", message: "the file is not what was written" });
    return { audit, at, file, records, sha256, sha256Ok, findings: findings.toArray() };
}
async function expectedDigests(dir) {
    const path = join(dir, "catalog.sqlite");
    if (!existsSync(path))
        return new Map();
    const catalog = openCatalog(path, "read");
    try {
        const captures = await catalog.captures.list();
        const rows = await Promise.all(captures.map(({ id }) => catalog.upkeep.warcFiles.ofCapture(id)));
        return new Map(rows.flat().flatMap(({ file, sha256 }) => (sha256 === null ? [] : [[file, sha256]])));
    }
    finally {
        catalog.close();
    }
}
async function auditedBefore(log, audit) {
    if (!existsSync(log))
        return new Map();
    const text = await readFile(log, "utf8");
    if (!text.endsWith("\n"))
        await appendFile(log, "\n");
    const lines = text.split("\n");
    const entries = lines.flatMap((line) => parseEntry(line) ?? []);
    return new Map(entries.filter((entry) => entry.audit === audit).map((entry) => [entry.file, entry]));
}
// The last line may be torn.
function parseEntry(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
async function appendLine(log, entry) {
    try {
        await appendFile(log, `${JSON.stringify(entry)}\n`);
    }
    catch (error) {
        throw storeFailure(error, "writing", log);
    }
}
