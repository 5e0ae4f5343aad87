// What is known of a connection when it is made, for whoever asks later from where and to whom it went.
import { createHash } from "node:crypto";
import { TLSSocket } from "node:tls";
const MOST_CERTIFICATES = 10;
/** Reads the facts off a connection; through a proxy neither the server's address nor the resolver's answer is known. */
export function connectionFacts({ socket, resolved = [], through }) {
    return {
        client: through ? through.client : (socket.localAddress ?? null),
        resolved,
        ...(through && { proxy: through.proxy }),
        tls: socket instanceof TLSSocket && through?.isTls !== false
            ? { protocol: socket.getProtocol() ?? "unknown", chain: chainOf(socket) }
            : null,
    };
}
/** SHA-256 of each certificate that the server showed or that leads to its root, the server's own first. */
function chainOf(socket) {
    const chain = [];
    let certificate = socket.getPeerCertificate(true);
    while (certificate?.raw && chain.length < MOST_CERTIFICATES) {
        chain.push(createHash("sha256").update(certificate.raw).digest("hex"));
        const { issuerCertificate } = certificate;
        // A root is its own issuer.
        certificate = issuerCertificate === certificate ? undefined : issuerCertificate;
    }
    return chain;
}
