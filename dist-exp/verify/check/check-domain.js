// A package signed by a domain (WACZ-auth 0.1.0): the domain's TLS certificate signs the hash, an authority stamps the
// signature. All of it comes in the file; only the roots are the reader's.
import { verify } from "node:crypto";
import { z } from "zod";
import { readTimeStamp, sha256Digest } from "#formats/index.js";
import { checkChain, readChain } from "./certificate-chain.js";
import { certificateName, checkSigner } from "./check-signer.js";
/** What a domain's signature consists of; strict, as "MUST not contain any property that is not listed". */
export const DomainSignedShape = z.strictObject({
    hash: z.string(),
    created: z.string().max(100),
    software: z.string().nullish(),
    version: z.string().optional(),
    signature: z.string().max(8192),
    domain: z.string().max(255),
    domainCert: z.string().max(200_000),
    crossSignedCert: z.string().max(200_000).nullish(),
    timeSignature: z.string().max(400_000),
    timestampCert: z.string().max(200_000),
});
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const LINE = "datapackage-digest.json signedData";
/** Checks a domain's signature over the text of a hash; `null` when it is wrong. */
export function checkDomain(signed, roots, lines) {
    const before = lines.all.length;
    const chain = readChain(signed.domainCert);
    const stampChain = readChain(signed.timestampCert);
    if (!chain || !stampChain) {
        lines.add(LINE, `${chain ? "timestampCert" : "domainCert"} holds no chain of certificates`);
        return null;
    }
    const open = [];
    checkSignatures(signed, chain[0], open, lines);
    const stamp = checkStamp(signed, stampChain, open, lines);
    const atMs = stamp?.at ?? Date.parse(signed.created);
    settle("domainCert", checkChain(chain, roots, atMs), open, lines);
    settle("timestampCert", checkChain(stampChain, roots, atMs), open, lines);
    lines.notes.push(...open.map((what) => `cannot be checked here: ${what}`));
    return lines.all.length > before ? null : told(signed, { chain, stampChain, stamp, open });
}
/** By the certificate's own key, and by the same key where it was certified twice; for this domain. */
function checkSignatures({ hash, signature, domain, crossSignedCert }, own, open, lines) {
    // The name in the subject does not count: RFC 9110 section 4.3.4, RFC 9525 section 2.
    if (own.checkHost(domain, { subject: "never" }) === undefined)
        lines.add(`${LINE}.domain`, `the certificate is not for ${domain}`);
    const crossed = crossSignedCert ? readChain(crossSignedCert) : [];
    if (crossed === null)
        lines.add(`${LINE}.crossSignedCert`, "it holds no chain of certificates");
    for (const { publicKey } of [own, ...(crossed ?? []).slice(0, 1)]) {
        const type = publicKey.asymmetricKeyType;
        if (type !== "ec" && type !== "rsa")
            open.push(`the domain's signature, by a key of the kind ${type}`);
        else if (!isSigned(hash, signature, publicKey))
            lines.add(`${LINE}.signature`, "the signature is not by this certificate over this package");
    }
}
/** SHA-256; of ECDSA both ways of writing it occur. */
function isSigned(hash, signature, key) {
    const bytes = Buffer.from(signature, "base64");
    return ["der", "ieee-p1363"].some((dsaEncoding) => verify("sha256", Buffer.from(hash), { key, dsaEncoding }, bytes));
}
/** The time stamp over the signature's text; `null` when it is wrong or not to be decided. */
function checkStamp({ signature, timeSignature }, chain, open, lines) {
    const line = `${LINE}.timeSignature`;
    const stamp = attempt(() => readTimeStamp(Buffer.from(timeSignature, "base64")));
    if ("problem" in stamp)
        return refused(line, stamp.problem, lines);
    const over = [Buffer.from(signature), Buffer.from(signature, "base64")].map((bytes) => sha256Digest(bytes));
    if (!over.includes(`sha-256:${stamp.sha256}`))
        return refused(line, "the time stamp is over other bytes", lines);
    const certificates = chain.map(({ raw }) => raw);
    const signer = attempt(() => checkSigner({ ...stamp.token, certificates }, stamp.token.content));
    if ("problem" in signer && signer.problem.endsWith("is not known here")) {
        open.push(`the time stamp: ${signer.problem}`);
        return null;
    }
    if ("problem" in signer)
        return refused(line, `the time stamp is not good: ${signer.problem}`, lines);
    // RFC 3161 section 2.3: the certificate must be for time stamping.
    if (!signer.certificate.keyUsage?.includes(TIME_STAMPING))
        return refused(line, "its certificate is not for time stamping", lines);
    return stamp;
}
function settle(name, fault, open, lines) {
    if (fault === null)
        return;
    if ("wrong" in fault)
        lines.add(`${LINE}.${name}`, fault.wrong);
    else
        open.push(`${name}: ${fault.open}; --ca FILE names roots`);
}
function told({ domain }, found) {
    const own = found.chain[0];
    const at = found.stamp && new Date(found.stamp.at).toISOString();
    const stamped = at === null ? [] : [`By ${at}, says ${certificateName(found.stampChain[0])} (RFC 3161).`];
    return {
        key: sha256Digest(own.publicKey.export({ type: "spki", format: "der" })),
        signedBy: [`The package: signed by ${domain}, with ${certificateName(own)} (WACZ-auth).`, ...stamped],
        onTrust: [
            found.open.length === 0
                ? "That the roots above these certificates certify whom they should, and that none was revoked."
                : "Who stands behind these certificates: not all of it can be checked here.",
        ],
    };
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
