// A chain of X.509 certificates as it comes in a file: link by link, at a given time, up to a root that the reader knows.
import { X509Certificate } from "node:crypto";
/** Longer chains nobody issues. */
const MOST_CERTIFICATES = 20;
/** The certificates of a PEM text, the first one's own first; `null` when there are none or one cannot be read. */
export function readChain(pem) {
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (blocks.length === 0 || blocks.length > MOST_CERTIFICATES)
        return null;
    try {
        return blocks.map((block) => new X509Certificate(block));
    }
    catch {
        return null;
    }
}
/** Checks that each certificate was valid and issued by the next, and the last by a root (RFC 5280 section 6.1). */
export function checkChain(chain, roots, atMs) {
    for (const [i, certificate] of chain.entries()) {
        const { subject, validFrom, validTo } = certificate;
        if (atMs < Date.parse(validFrom) || atMs > Date.parse(validTo))
            return { wrong: `the certificate of ${oneLine(subject)} was not valid then` };
        const issuer = chain[i + 1];
        if (issuer && !isIssuedBy(certificate, issuer))
            return { wrong: `the certificate of ${oneLine(subject)} was not issued by the one after it` };
    }
    const last = chain.at(-1);
    const isKnown = roots.some((root) => root.fingerprint256 === last.fingerprint256 || (isValid(root, atMs) && isIssuedBy(last, root)));
    return isKnown ? null : { open: `no root that is known here issued ${oneLine(last.subject)}` };
}
/** Names, the issuer's own right to issue, and the signature. */
function isIssuedBy(certificate, issuer) {
    return certificate.checkIssued(issuer) && issuer.ca && certificate.verify(issuer.publicKey);
}
function isValid({ validFrom, validTo }, atMs) {
    return atMs >= Date.parse(validFrom) && atMs <= Date.parse(validTo);
}
function oneLine(subject) {
    return subject.replaceAll("\n", ", ");
}
