// CMS (RFC 5652): a detached signature as `openssl cms -verify` takes it, and the parts of one that was read.
import { createHash, sign } from "node:crypto";
import { FormatError } from "#errors.js";
import { der, derChildren, derOid, derSet, oidText, readDer, TAG } from "./der.js";
/** Object identifiers of CMS. */
export const CMS_OID = {
    data: "1.2.840.113549.1.7.1",
    signedData: "1.2.840.113549.1.7.2",
    contentType: "1.2.840.113549.1.9.3",
    messageDigest: "1.2.840.113549.1.9.4",
    signingTime: "1.2.840.113549.1.9.5",
    signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
    sha256: "2.16.840.1.101.3.4.2.1",
    rsa: "1.2.840.113549.1.1.1",
    ecdsaSha256: "1.2.840.10045.4.3.2",
};
/** A detached signature over a content, with SHA-256 (RFC 5652 section 5). */
export function signDetached(content, signer, at) {
    const attributes = signedAttributes(sha256(content), signer.certificate, at);
    const signature = sign("sha256", derSet(attributes), signer.key);
    const signerInfo = der(TAG.sequence, der(TAG.integer, Buffer.of(1)), issuerAndSerial(signer.certificate.raw), algorithm(CMS_OID.sha256), 
    // Signed as a SET, written under an implicit tag (section 5.4).
    derSet(attributes, TAG.context(0)), signatureAlgorithm(signer.key), der(TAG.octetString, signature));
    const certificates = [signer.certificate, ...signer.chain].map(({ raw }) => raw);
    const signedData = der(TAG.sequence, der(TAG.integer, Buffer.of(1)), derSet([algorithm(CMS_OID.sha256)]), der(TAG.sequence, derOid(CMS_OID.data)), derSet(certificates, TAG.context(0)), derSet([signerInfo]));
    return der(TAG.sequence, derOid(CMS_OID.signedData), der(TAG.context(0), signedData));
}
function signedAttributes(digest, certificate, at) {
    const attribute = (oid, value) => der(TAG.sequence, derOid(oid), der(TAG.set, value));
    const certificateId = der(TAG.sequence, der(TAG.octetString, sha256(certificate.raw)));
    return [
        attribute(CMS_OID.contentType, derOid(CMS_OID.data)),
        attribute(CMS_OID.signingTime, utcTime(at)),
        attribute(CMS_OID.messageDigest, der(TAG.octetString, digest)),
        // Binds the signature to this certificate (RFC 5035), so that no other one can be put in its place.
        attribute(CMS_OID.signingCertificateV2, der(TAG.sequence, der(TAG.sequence, certificateId))),
    ];
}
/** YYMMDDhhmmssZ: the form that RFC 5652 section 11.3 demands before the year 2050. */
function utcTime(at) {
    const text = `${at
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2, 14)}Z`;
    return der(TAG.utcTime, Buffer.from(text));
}
/** AlgorithmIdentifier with absent parameters (RFC 5754 section 2). */
export function algorithm(oid) {
    return der(TAG.sequence, derOid(oid));
}
function signatureAlgorithm(key) {
    if (key.asymmetricKeyType === "ec")
        return algorithm(CMS_OID.ecdsaSha256);
    if (key.asymmetricKeyType === "rsa")
        return der(TAG.sequence, derOid(CMS_OID.rsa), der(TAG.null));
    throw new FormatError("only RSA and ECDSA keys sign as CMS", "the key", 0);
}
/** IssuerAndSerialNumber of a certificate, from its own bytes (RFC 5280 section 4.1). */
export function issuerAndSerial(certificate) {
    const [body] = derChildren(readDer(certificate));
    const fields = derChildren(body);
    const start = fields[0]?.tag === TAG.context(0) ? 1 : 0; // [0] is the version
    const [serial, , issuer] = fields.slice(start);
    if (!serial || !issuer)
        throw new FormatError("no certificate", "the certificate", 0);
    return der(TAG.sequence, issuer.whole, serial.whole);
}
/** Reads a ContentInfo with a SignedData; one signer, with signed attributes, as everything we check has. */
export function readSignedData(bytes) {
    const [type, wrapped] = derChildren(readDer(bytes));
    if (!type || !wrapped || oidText(type) !== CMS_OID.signedData)
        throw malformed();
    const [signedData] = derChildren(wrapped);
    const [, , encapsulated, ...rest] = derChildren(signedData ?? wrapped);
    const certificates = rest.find(({ tag }) => tag === TAG.context(0));
    const signers = rest.find(({ tag }) => tag === TAG.set);
    const [signer, second] = signers ? derChildren(signers) : [];
    if (!encapsulated || !signer || second)
        throw malformed();
    const [contentType, content] = derChildren(encapsulated);
    return {
        contentType: oidText(contentType ?? encapsulated),
        content: content ? readDer(content.content).content : null,
        certificates: certificates ? derChildren(certificates).map(({ whole }) => whole) : [],
        signer: readSigner(signer),
    };
}
function readSigner(element) {
    const [, id, digest, attributes, signatureAlgorithmOf, signature] = derChildren(element);
    if (!id || !digest || attributes?.tag !== TAG.context(0) || !signatureAlgorithmOf || !signature)
        throw malformed();
    return {
        id,
        digest: oidText(derChildren(digest)[0] ?? digest),
        signedAttributes: Buffer.concat([Buffer.of(TAG.set), attributes.whole.subarray(1)]),
        attributes: new Map(derChildren(attributes).map((attribute) => {
            const [type, values] = derChildren(attribute);
            const [value] = values ? derChildren(values) : [];
            if (!type || !value)
                throw malformed();
            return [oidText(type), value];
        })),
        signatureAlgorithm: oidText(derChildren(signatureAlgorithmOf)[0] ?? signatureAlgorithmOf),
        signature: signature.content,
    };
}
function malformed() {
    return new FormatError("no signature with one signer and signed attributes", "CMS", 0);
}
function sha256(bytes) {
    return createHash("sha256").update(bytes).digest();
}
