// Paths from the root (`/api/list`) that scripts ask for on a site's origin: what is meant is told by who asks.
import { parseReplayPath, replayPath } from "#access/index.js";
import { parsePageUrl } from "#model/index.js";
/**
 * The replay address of a path that is none, resolved against the archived page that asks for it, at that page's
 * moment; `null` when no archived page of this origin does. Whoever names one knows the secret that it is told.
 */
export function meantByReferrer(asked, capabilities) {
    const { headers, label, origins, path } = asked;
    const { referer } = headers;
    if (referer === undefined || !URL.canParse(referer))
        return null;
    const from = new URL(referer);
    if (from.origin !== new URL(origins.siteOrigin(label)).origin)
        return null;
    const opened = capabilities.openSite(from.href.slice(from.origin.length), label);
    const page = opened?.bearer.kind === "own" ? parseReplayPath(opened.path) : null;
    const url = page && parsePageUrl(path, page.url);
    return url ? replayPath(capabilities.prefixOf(label, opened.view), { url, at: page.at }) : null;
}
