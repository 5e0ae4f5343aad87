// The root certificates that come with Node: known without asking anybody.
import { rootCertificates } from "node:tls";
/** All of them, as PEM. */
export function bundledRoots() {
    return rootCertificates;
}
