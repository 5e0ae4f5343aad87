import { canonicalJson, readSignedData, readTimeStamp, sha256Digest, strictJsonObject, } from "#formats/index.js";
import { certificateName, checkSigner } from "./check-signer.js";
const CHAIN = "whose it is, and whether it is to be trusted, its chain of certificates must say";
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
/** How far the machine's clock and an authority's may lie apart before the times contradict each other. */
const TOLERANCE_MS = 60_000;
/** Checks everything that lies beside; what is not there is said, not held against the certificate. */
export async function checkBeside(sealed, lines) {
    const content = Buffer.from(canonicalJson(sealed.raw));
    const seal = await sealed.beside("seal.json");
    if (seal && !seal.equals(content))
        lines.add("seal.json", `it is not this ${sealed.what} without its ${sealed.what === "testimony" ? "versions" : "pages"}`);
    await checkCms(sealed, content, lines);
    const start = await checkStart(sealed, lines);
    const end = await checkEnd(sealed, content, lines);
    Object.assign(lines.stampsAt, { start, end });
    if (start !== null && end !== null && start > end)
        lines.add("end.tsr", "the time stamp at the end is older than the one at the start");
    if (start === null && end === null)
        lines.attestations.push("No time stamp of an outside authority: all times are the machine's own.");
}
async function checkCms({ beside }, content, lines) {
    const bytes = await beside("seal.p7s");
    if (!bytes)
        return;
    const signer = attempt(() => checkSigner(readSignedData(bytes), content));
    if ("problem" in signer)
        return lines.add("seal.p7s", `the CMS signature is not good: ${signer.problem}`);
    lines.sealsChecked.push("the CMS signature");
    lines.attestations.push(`Signed as CMS by ${certificateName(signer.certificate)}; ${CHAIN}.`);
}
/** The time stamp that was asked for before the first page; its place is in the certificate itself. */
async function checkStart({ head, beside, isExtract }, lines) {
    const claimed = head.timeStamps?.start;
    if (!claimed)
        return null;
    const [stated, stamp] = [await beside("start.json"), await beside("start.tsr")];
    if (!stated || !stamp) {
        if (isExtract)
            lines.notes.push("the time stamp of the start does not come with this extract");
        else
            lines.add("timeStamps.start", "start.json or start.tsr is missing");
        return null;
    }
    lines.expect("timeStamps.start.sha256", claimed.sha256, hex(stamp), "the SHA-256 of start.tsr is");
    checkStated(stated, head, lines);
    const at = checkStamp("start.tsr", stamp, { content: stated, what: "certificate" }, lines);
    if (at === null)
        return null;
    const [earliest, latest] = within(head);
    if (at < earliest || at > latest)
        lines.add("start.tsr", `the authority's time, ${iso(at)}, lies outside the capture`);
    return at;
}
/** From when to when the capture can have been made, by an authority's clock. */
function within({ startedAt, finishedAt, clock }) {
    const [first, last] = [clock?.runs[0]?.errorMs ?? 0, clock?.runs.at(-1)?.errorMs ?? 0];
    return [Date.parse(startedAt) - first - TOLERANCE_MS, Date.parse(finishedAt) + last + TOLERANCE_MS];
}
function checkStated(stated, head, lines) {
    const said = strictJsonObject(stated) ?? {};
    for (const name of ["capture", "site", "seeds", "settings", "startedAt"])
        lines.expect(`start.json ${name}`, canonicalJson(said[name] ?? null), canonicalJson(head[name]), `${name} in the certificate is`);
}
/** The time stamp over the finished certificate; it may have been asked for later too, and then proves less. */
async function checkEnd({ head, beside, what }, content, lines) {
    const stamp = await beside("end.tsr");
    if (!stamp) {
        if (head.timeStamps)
            lines.notes.push("there is no time stamp of the end (end.tsr)");
        return null;
    }
    const at = checkStamp("end.tsr", stamp, { content, what }, lines);
    const errorMs = head.clock?.runs.at(-1)?.errorMs ?? 0;
    if (at !== null && at < Date.parse(head.finishedAt) - errorMs - TOLERANCE_MS)
        lines.add("end.tsr", `the authority's time, ${iso(at)}, lies before the end of the capture`);
    return at;
}
function checkStamp(line, bytes, { content, what: sealed }, lines) {
    const stamp = attempt(() => readTimeStamp(bytes));
    if ("problem" in stamp)
        return refused(line, stamp.problem, lines);
    if (stamp.sha256 !== hex(content))
        return refused(line, "the time stamp is over other bytes", lines);
    const signer = authorityOf(stamp);
    if ("problem" in signer)
        return refused(line, `the time stamp is not good: ${signer.problem}`, lines);
    lines.sealsChecked.push(line === "start.tsr" ? "the time stamp of the start" : "the time stamp of the end");
    const what = line === "start.tsr" ? "The capture was announced" : `The finished ${sealed} existed`;
    lines.attestations.push(`${what} by ${iso(stamp.at)}, says ${certificateName(signer.certificate)} (RFC 3161); ${CHAIN}.`);
    return stamp.at;
}
function authorityOf(stamp) {
    const signer = attempt(() => checkSigner(stamp.token, stamp.token.content));
    if ("problem" in signer)
        return signer;
    const { keyUsage, validFrom, validTo } = signer.certificate;
    // RFC 3161 section 2.3: the certificate must be for time stamping; and it must have been valid then.
    if (!keyUsage?.includes(TIME_STAMPING))
        return { problem: "its certificate is not for time stamping" };
    if (stamp.at < Date.parse(validFrom) || stamp.at > Date.parse(validTo))
        return { problem: "its certificate was not valid at that time" };
    return signer;
}
function refused(line, message, lines) {
    lines.add(line, message);
    return null;
}
/** Bytes from outside may be anything: what cannot be read is a problem, never an exception. */
function attempt(read) {
    try {
        return read();
    }
    catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
    }
}
function hex(bytes) {
    return sha256Digest(bytes).slice("sha-256:".length);
}
function iso(at) {
    return new Date(at).toISOString();
}
