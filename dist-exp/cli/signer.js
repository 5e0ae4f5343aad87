// The X.509 certificate and key that a user signs with, from files; what does not fit together is refused early.
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { UsageError } from "#errors.js";
/** Reads the files given; `null` when none are. */
export function signerOf(certFile, keyFile) {
    if (certFile === "" && keyFile === "")
        return null;
    if (certFile === "" || keyFile === "")
        throw new UsageError("USAGE", "--sign-cert and --sign-key belong together: one is missing");
    const [certificate, ...chain] = certificatesIn(certFile);
    const key = keyIn(keyFile);
    if (!certificate)
        throw new UsageError("BAD_INPUT", `no certificate in ${certFile}`);
    if (key.asymmetricKeyType !== "rsa" && key.asymmetricKeyType !== "ec")
        throw new UsageError("BAD_INPUT", `${keyFile}: only RSA and ECDSA keys sign as CMS`);
    if (!certificate.checkPrivateKey(key))
        throw new UsageError("BAD_INPUT", `the key in ${keyFile} is not that of the first certificate in ${certFile}`);
    return { certificate, key, chain };
}
/** All certificates of a PEM file: the signer's first, then those between it and its root. */
function certificatesIn(path) {
    const blocks = read(path).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    try {
        return blocks.map((pem) => new X509Certificate(pem));
    }
    catch (cause) {
        throw new UsageError("BAD_INPUT", `a certificate in ${path} cannot be read`, { cause });
    }
}
function keyIn(path) {
    try {
        return createPrivateKey(read(path));
    }
    catch (cause) {
        if (cause instanceof UsageError)
            throw cause;
        throw new UsageError("BAD_INPUT", `no private key without a passphrase in ${path}`, { cause });
    }
}
function read(path) {
    try {
        return readFileSync(path, "utf8");
    }
    catch (cause) {
        throw new UsageError("NOT_FOUND", `${path} cannot be read`, { cause });
    }
}
