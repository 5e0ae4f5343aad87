// The browser of a live capture: started when a page first needs it, and told who asks as servers are.
import type { ResolvedSettings } from "#config/index.js";
import type { World } from "#crawl/index.js";
import { findChromium, startRenderer, type FoundChromium } from "#render/index.js";
import { IsochronError } from "#errors.js";
import { SOFTWARE } from "../version.js";

/** Starts a browser with what a capture says of its pages. */
export function rendererOpener(
  browserPath: string | null,
  userAgent: string,
): NonNullable<World["openRenderer"]> {
  return async ({ viewWidth, viewHeight, maxRequestsPerPage: maxRequests }) => {
    const limits = { viewWidth, viewHeight, maxRequests };
    const started = await startRenderer({ browserPath, userAgent, limits });
    return started.kind === "started" ? started : { kind: "none", message: withFlag(started.message) };
  };
}

/** Says how the program is named on the command line. */
export function withFlag(message: string): string {
  return message.replace("or say where its program is", "or say where its program is by --browser-path");
}

/** Our name alone, or behind a browser's: some sites build their pages for browsers only. */
export async function userAgentOf(
  settings: ResolvedSettings<"browserPath" | "contact" | "userAgentProfile">,
): Promise<string> {
  const own = `${SOFTWARE} (+${settings.contact})`;
  if (settings.userAgentProfile === "isochron") return own;
  const found = await requireBrowser(settings.browserPath, "--user-agent-profile browser names one");
  const major = /\d+/.exec(found.version ?? "")?.[0] ?? "0";
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${own}`;
}

/** The browser that was asked for, or the first of the usual ones. @throws IsochronError with what needs it */
export async function requireBrowser(
  browserPath: string | null,
  need: string,
): Promise<FoundChromium & { readonly kind: "found" }> {
  const found = await findChromium(browserPath);
  if (found.kind === "found") return found;
  throw new IsochronError("NO_BROWSER", `${need}: ${withFlag(found.message)}`);
}
