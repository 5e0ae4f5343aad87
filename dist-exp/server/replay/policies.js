// What browsers may do with what the replay shows. Archived content is hostile: whatever it may load comes from here.
import { EVERYWHERE } from "../security-headers.js";
/** For archived content in its frame on its site's origin: scripts may run, and load from archived sites only. */
export function scriptedHeaders({ framers, anySite }) {
    const sites = anySite ?? "'self'";
    return {
        ...ARCHIVED,
        // Our own server is told which page asks for a path from the root; nobody else is.
        "referrer-policy": "same-origin",
        // No Cross-Origin-Opener-Policy here: browsers refuse it on a sandboxed document.
        "content-security-policy": "sandbox allow-scripts allow-same-origin allow-forms; " +
            `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${sites}; ` +
            "connect-src 'self' data: blob:; worker-src 'self' data: blob:; " +
            `base-uri 'self'; form-action 'self'; frame-ancestors ${framers} ${sites}`,
        // A content policy knows nothing of WebRTC, of names looked up and of connections opened ahead of a navigation
        // that it then refuses; this does (WICG Connection Allowlists; Chromium from 152). Redirects are all our own.
        "connection-allowlist": `(response-origin${anySite === null ? "" : ` "${anySite}/*"`});redirects=allow;webrtc=block`,
    };
}
/** For archived content anywhere else: it is looked at, nothing in it runs. */
export function stillHeaders({ framers }) {
    return {
        ...ARCHIVED,
        "content-security-policy": "sandbox allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' data:; script-src 'none'; " +
            `worker-src 'none'; connect-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors ${framers}`,
    };
}
/** For the page around an archived page: its policy, not the archived page, decides where the frame can go. */
export function framingHeaders(origins, { siteOrigin, served }, scriptHash) {
    const isShared = origins.anySite === null;
    return {
        ...OWN,
        "content-security-policy": `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; ` +
            // Our own script asks what was served in the view, and nothing else.
            `frame-src ${isShared ? "'self'" : siteOrigin}; connect-src ${isShared ? "'none'" : served}; ` +
            "base-uri 'none'; form-action 'none'; " +
            `frame-ancestors ${isShared ? "'self'" : "'none'"}`,
        "cross-origin-opener-policy": "same-origin",
    };
}
/** For our page in a frame that asks the framing page to go on to another one. */
export function hopHeaders({ framers, anySite }, scriptHash) {
    return {
        ...OWN,
        "content-security-policy": `default-src 'none'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'; ` +
            `frame-ancestors ${framers} ${anySite ?? ""}`.trimEnd(),
    };
}
/** For our own notices beside archived pages. */
export const NOTICE_HEADERS = {
    ...EVERYWHERE,
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
};
/** For our own script in archived pages; its path changes when it does. */
export const SHIM_HEADERS = {
    ...EVERYWHERE,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
};
/** Names are not even looked up ahead of time: that is a message to whoever runs the name server. */
const ARCHIVED = { ...EVERYWHERE, "cache-control": "no-cache", "x-dns-prefetch-control": "off" };
const OWN = {
    ...EVERYWHERE,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
};
