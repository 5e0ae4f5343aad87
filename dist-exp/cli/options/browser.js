import { findChromium, startRenderer } from "#render/index.js";
import { IsochronError } from "#errors.js";
import { SOFTWARE } from "../version.js";
/** Starts a browser with what a capture says of its pages. */
export function rendererOpener(browserPath, userAgent) {
    return async ({ viewWidth, viewHeight, maxRequestsPerPage: maxRequests }) => {
        const limits = { viewWidth, viewHeight, maxRequests };
        const started = await startRenderer({ browserPath, userAgent, limits });
        return started.kind === "started" ? started : { kind: "none", message: withFlag(started.message) };
    };
}
/** Says how the program is named on the command line. */
export function withFlag(message) {
    return message.replace("or say where its program is", "or say where its program is by --browser-path");
}
/** Our name alone, or behind a browser's: some sites build their pages for browsers only. */
export async function userAgentOf(settings) {
    const own = `${SOFTWARE} (+${settings.contact})`;
    if (settings.userAgentProfile === "isochron")
        return own;
    const found = await requireBrowser(settings.browserPath, "--user-agent-profile browser names one");
    const major = /\d+/.exec(found.version ?? "")?.[0] ?? "0";
    return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${own}`;
}
/** The browser that was asked for, or the first of the usual ones. @throws IsochronError with what needs it */
export async function requireBrowser(browserPath, need) {
    const found = await findChromium(browserPath);
    if (found.kind === "found")
        return found;
    throw new IsochronError("NO_BROWSER", `${need}: ${withFlag(found.message)}`);
}
