// RFC 3161: a request for a time stamp over a SHA-256, and what a response says.
import { FormatError } from "#errors.js";
import { algorithm, CMS_OID, readSignedData } from "./cms.js";
import { der, derChildren, derInteger, generalizedTime, oidText, readDer, TAG } from "./der.js";
const TST_INFO = "1.2.840.113549.1.9.16.1.4";
/** TimeStampReq (section 2.4.1), asking for the authority's certificate too. */
export function timeStampRequest(sha256, nonce) {
    return der(TAG.sequence, der(TAG.integer, Buffer.of(1)), der(TAG.sequence, algorithm(CMS_OID.sha256), der(TAG.octetString, sha256)), derInteger(nonce), der(TAG.boolean, Buffer.of(0xff)));
}
/** Reads a TimeStampResp (section 2.4.2); one that grants nothing is an error. */
export function readTimeStamp(bytes) {
    const [info, tokenElement] = derChildren(readDer(bytes));
    const status = info ? derChildren(info)[0]?.content : undefined;
    // 0: granted, 1: granted with modifications.
    if (!status || status.length !== 1 || status[0] > 1 || !tokenElement)
        throw malformed("the authority granted no time stamp");
    const token = readSignedData(tokenElement.whole);
    if (token.contentType !== TST_INFO || !token.content)
        throw malformed("no time stamp in the response");
    return { token, ...readTstInfo(token.content) };
}
function readTstInfo(content) {
    const [, , imprint, , time, ...rest] = derChildren(readDer(content));
    const [hashAlgorithm, hash] = imprint ? derChildren(imprint) : [];
    if (!hashAlgorithm || !hash || !time)
        throw malformed("the time stamp is cut");
    if (oidText(derChildren(hashAlgorithm)[0] ?? hashAlgorithm) !== CMS_OID.sha256)
        throw malformed("the time stamp is not over a SHA-256");
    const nonce = rest.find(({ tag }) => tag === TAG.integer);
    return {
        sha256: hash.content.toString("hex"),
        at: generalizedTime(time),
        nonce: nonce ? nonce.content.toString("hex").replace(/^(?:00)+/, "") : null,
    };
}
function malformed(what) {
    return new FormatError(what, "time stamp", 0);
}
