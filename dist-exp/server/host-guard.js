// Against DNS rebinding: a stranger's name that resolves to us must not be answered.
import { isIP } from "node:net";
/** Whether a bind address reaches this machine only. */
export function isLoopback(host) {
    const bare = unbracket(host);
    return bare === "localhost" || bare === "::1" || (isIP(bare) === 4 && bare.startsWith("127."));
}
/**
 * Whether a Host header may be answered: loopback names, the configured host, and addresses themselves, which
 * no name server can turn against us.
 */
export function isOwnHost(header, configuredHost) {
    const match = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/i.exec(header ?? "");
    if (!match)
        return false;
    const name = unbracket(match[1].toLowerCase());
    return isLoopback(name) || isIP(name) !== 0 || name === configuredHost.toLowerCase();
}
/**
 * The host that a request is meant for. A target in absolute form names it itself, and Host is then ignored
 * (RFC 9112 section 3.2.2).
 */
export function hostAsked(request) {
    return /^https?:\/\/([^/?#]*)/i.exec(request.raw.url ?? "")?.[1] ?? request.headers.host;
}
/** The origin on another port of the host by which a client reached us, so that names and addresses never mix. */
export function originBeside(hostHeader, port) {
    return `http://${hostHeader.replace(/:\d{1,5}$/, "")}:${port}`;
}
function unbracket(host) {
    return host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
}
