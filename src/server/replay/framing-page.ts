// The page around an archived page. It says what is shown; since it is of another origin, nothing that the archived
// page does (titles, history, scripts) changes what it says, and its policy keeps the frame on the site's origin.
import { createHash } from "node:crypto";
import { framedPath, replayPath, type ReplayTarget, type ServedEvidence } from "#access/index.js";
import { escapeMarkup } from "#chart/index.js";
import { toIso } from "#model/index.js";

/** What is framed, and where. */
export interface Framed extends ReplayTarget {
  /** What is known of the response that is shown. */
  readonly evidence: ServedEvidence;
  /** What speaks for the moment. */
  readonly reason: string;
  /** What stands before the timestamp on the access origin. */
  readonly prefix: string;
  /** The site's origin and what stands before the timestamp there. */
  readonly sitePrefix: string;
  readonly uiOrigin: string;
  /** Whether the page's own scripts run. */
  readonly isScripted: boolean;
}

/**
 * In a window of its own the script loads the frame and goes where the framed page's links lead. In a frame it is our
 * answer to such a link: it tells the window around it, or, deeper inside, goes on to the page itself.
 */
const SCRIPT = `
const own = document.documentElement.dataset, frame = document.querySelector("iframe");
const mark = "isochron replay ";
if (self !== top) {
  if (parent === top) parent.postMessage(mark + own.address + location.hash, "*");
  else location.replace(own.framed + location.hash);
} else if (frame) {
  addEventListener("message", ({ source, data }) => {
    const asked = typeof data === "string" && data.startsWith(mark) ? data.slice(mark.length) : "";
    if (source !== frame.contentWindow || !/^\\d{17}\\/https?:\\/\\/[^/]/.test(asked)) return;
    const [path] = asked.split("#", 1), hash = asked.slice(path.length);
    if (path === own.address) frame.contentWindow.location.replace(own.framed + hash);
    else location.replace(own.prefix + "/" + path + hash);
  });
  frame.src = own.framed + location.hash;
}
`;

/** The script as a source of a policy. */
export const FRAMING_SCRIPT_HASH = `sha256-${createHash("sha256").update(SCRIPT).digest("base64")}`;

const STYLE =
  "html,body{height:100%;margin:0}body{display:flex;flex-direction:column;font:14px/1.4 system-ui,sans-serif;" +
  "color:#222;background:#f4f1ea}header{display:flex;gap:.3rem 1.2rem;flex-wrap:wrap;align-items:baseline;" +
  "padding:.45rem .9rem;border-bottom:1px solid #bbb4a5}header strong{font:500 1.05rem Georgia,serif}" +
  "code{overflow-wrap:anywhere}a{color:#0b4f8a}iframe{flex:1;border:0;width:100%;background:#fff}" +
  "@media(prefers-color-scheme:dark){body{color:#e6e2da;background:#23211e}header{border-color:#57524a}" +
  "a{color:#8fc1ef}}";

/** The framing page. */
export function framingPage(framed: Framed): string {
  const { url, at, evidence, reason, uiOrigin, isScripted } = framed;
  const { storedAt, tier } = evidence;
  const asked = storedAt === at ? "" : `, shown as of <time>${toIso(at)}</time>`;
  const still = isScripted ? "" : "<span>Shown without its scripts.</span>";
  const body =
    `<style>${STYLE}</style><header><strong>Archived page</strong>` +
    `<span><code>${escapeMarkup(url)}</code> as captured at <time>${toIso(storedAt)}</time>${asked} (${tier})</span>` +
    `<span>${escapeMarkup(reason)}</span>${still}` +
    `<a href="${escapeMarkup(uiOrigin)}/">All captures</a></header>` +
    `<iframe title="The archived page" sandbox="allow-scripts allow-same-origin allow-forms" allow=""></iframe>`;
  return page(`${url} as of ${toIso(storedAt)}`, framed, body);
}

/** Our page in a frame: it leads on to another archived page. */
export function hopPage(target: ReplayTarget, sitePrefix: string): string {
  return page("Going on", { ...target, prefix: "", sitePrefix }, "");
}

function page(
  title: string,
  { url, at, prefix, sitePrefix }: Pick<Framed, "url" | "at" | "prefix" | "sitePrefix">,
  body: string,
): string {
  const data = {
    prefix,
    address: replayPath("", { url, at }).slice(1),
    framed: framedPath(sitePrefix, { url, at }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  return (
    `<!doctype html><html lang="en"${attributes.join("")}><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><body>${body}<script>${SCRIPT}</script></html>\n`
  );
}
