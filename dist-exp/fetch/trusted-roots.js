// Root certificates that the user trusts beside the well-known ones: for sites, and for a proxy that speaks TLS.
import { createHash, X509Certificate } from "node:crypto";
import { createSecureContext, rootCertificates } from "node:tls";
import { UsageError } from "#errors.js";
const BLOCK = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^-]*-----END (?:TRUSTED )?CERTIFICATE-----/g;
const MOST_CERTIFICATES = 1000;
/** Reads the certificates of a PEM file; `name` is how messages call it. @throws UsageError */
export function parseTrustedRoots(text, name) {
    const pems = text.match(BLOCK) ?? [];
    if (pems.length === 0)
        throw refused(name, "no certificate in it; PEM is expected (-----BEGIN CERTIFICATE-----)");
    if (pems.length > MOST_CERTIFICATES)
        throw refused(name, `more than ${MOST_CERTIFICATES} certificates`);
    return { pems, sha256: pems.map((pem, i) => sha256Of(pem, `${name}: its certificate ${i + 1}`)) };
}
function sha256Of(pem, what) {
    try {
        return createHash("sha256").update(new X509Certificate(pem).raw).digest("hex");
    }
    catch {
        throw refused(what, "cannot be read");
    }
}
function refused(what, why) {
    return new UsageError("BAD_INPUT", `${what}: ${why}`);
}
/** What TLS trusts: the roots that come with Node and these; made once, as reading them all takes its time. */
export function secureContextOf(roots) {
    return createSecureContext({ ca: [...rootCertificates, ...roots.pems] });
}
