// `warc check` of a file that somebody names: every record and digest; of a package its own consistency as well.
import { IsochronError, UsageError } from "#errors.js";
import { inputSource } from "../blobs/file-source.js";
import { listFile } from "../warc/check/list-warc.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { checkWacz } from "../wacz/check-wacz.js";
import { inputKind } from "./input-kind.js";
/** Checks a file, by what it is and not by its name alone. */
export async function checkInput(path) {
    if (!(await isPackage(path)))
        return { ...(await checkRecords(path)), package: [] };
    const found = await checkWacz(path);
    if (found.some(({ code }) => code === "unreadable"))
        return { records: 0, package: found, findings: [] };
    const { records, findings } = await checkRecords(path);
    // That a WARC file is another one than its package describes is said once.
    const said = new Set(found.flatMap(({ code, entry }) => (code === "hash-mismatch" ? [`${path}#${entry}`] : [])));
    const isSaid = ({ code, file, offset }) => code === "digest-mismatch" && offset === 0 && said.has(file);
    return { records, package: found, findings: findings.filter((one) => !isSaid(one)) };
}
async function isPackage(path) {
    const source = inputSource(path);
    try {
        return (await inputKind(source, path)) === "package" || /\.wacz$/i.test(path);
    }
    finally {
        source.close();
    }
}
async function checkRecords(path) {
    const findings = new FindingTally();
    let records = 0;
    try {
        for await (const item of listFile(path)) {
            if (item.kind === "finding")
                findings.add(item.finding);
            else
                records++;
        }
    }
    catch (error) {
        // A package may turn out to be damaged in the middle: what was found before is told all the same.
        if (!(error instanceof IsochronError) || error instanceof UsageError || records === 0)
            throw error;
        findings.add({ file: path, offset: 0, code: "unreadable", message: error.message });
    }
    return { records, findings: findings.toArray() };
}
