// Paths from the root (`/api/list`) that scripts ask for on a site's origin: what is meant is told by who asks.
import { parseReplayPath, replayPath } from "#access/index.js";
import { parsedUrl, parsePageUrl } from "#model/index.js";
import type { AskedOfSite } from "./asked.js";
import type { Capabilities } from "./capabilities.js";

/**
 * The replay address of a path that is none, resolved against the archived page that asks for it, at that page's
 * moment; `null` when no archived page of this origin does. Whoever names one knows the secret that it is told.
 */
export function meantByReferrer(
  asked: Pick<AskedOfSite, "headers" | "label" | "origins" | "path">,
  capabilities: Capabilities,
): string | null {
  const { headers, label, origins, path } = asked;
  const { referer } = headers;
  const from = referer === undefined ? null : parsedUrl(referer);
  if (from === null) return null;
  if (from.origin !== new URL(origins.siteOrigin(label)).origin) return null;
  const opened = capabilities.openSite(from.href.slice(from.origin.length), label);
  const page = opened?.bearer.kind === "own" ? parseReplayPath(opened.path) : null;
  const url = page && parsePageUrl(path, page.url);
  return url ? replayPath(capabilities.prefixOf(label, opened!.view), { url, at: page.at }) : null;
}
