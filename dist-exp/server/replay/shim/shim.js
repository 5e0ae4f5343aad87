// The script in replayed pages that leads addresses made by scripts into the archive. It holds nothing in: a page can
// undo it, and then asks for what its policy refuses. It only makes more of a page work.
import { createHash } from "node:crypto";
import { escapeMarkup } from "#chart/index.js";
import { CHANCE_FIXER, chanceSeed, DATE_SHIFTER, fixedChanceScript, shiftedDateScript, } from "#formats/index.js";
import { toTimestamp17 } from "#model/index.js";
import { ADDRESSES } from "./addresses.js";
import { ELEMENTS } from "./elements.js";
import { REQUESTS } from "./requests.js";
import { STORAGE } from "./storage.js";
import { STYLES } from "./styles.js";
import { WORKER_ADDRESSES } from "./workers.js";
/** What no archived page has: paths on a site's origin that are ours. */
export const OWN_FOLDER = "/.isochron/";
/** The script. */
export const SHIM = `// Isochron: leads addresses that scripts make into the archive, and stands in for storage that a frame has not.
(() => {
  const tag = document.currentScript;
  const own = { ...tag.dataset };
  // Pages look for scripts by their number.
  tag.remove();
  const page = new URL(own.url), { origin } = window;
  const isReplayed = /^(?:\\/~[^/]*)?\\/\\d{4,17}(?:[a-z]{2}_)?\\/(https?:\\/{1,2}[^/].*)/is;
  // Routers read the path of their page. The origin is the site's own, so its paths can be what they were; where a
  // frame is about to go the browser must tell, since such an address is none that our server knows.
  const hasOwnPaths = Boolean(window.navigation) && /^http/.test(location.protocol) && !isReplayed.test(page.pathname);
  if (hasOwnPaths) history.replaceState(history.state, "", origin + page.pathname + page.search + location.hash);
  // Chance and clock as they were when the page was captured: its scripts ask for the same addresses then.
  const fixChance = ${CHANCE_FIXER};
  const shiftDate = ${DATE_SHIFTER};
  const fitted = new WeakSet();
  const fit = (self) => {
  fitted.add(self.document);
  fixChance(self, Math.floor(own.clock / 1000));
  shiftDate(self, Number(own.clock));
${ADDRESSES}${ELEMENTS}${STYLES}${REQUESTS}${STORAGE}  };
  fit(window);
})();
`;
/** Its path carries its digest, so that browsers may keep it. */
export const SHIM_PATH = `${OWN_FOLDER}${createHash("sha256").update(SHIM).digest("hex").slice(0, 16)}.js`;
/** The element that starts it, for a page at a time whose clock starts at an instant; well-formed as XML too. */
export function shimTag(target, clock, prefix) {
    const { at, url } = target;
    const data = { shim: SHIM_PATH, prefix, stamp: toTimestamp17(at), clock: String(clock), url };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
    return `<script src="${SHIM_PATH}"${attributes.join("")}></script>`;
}
/** What stands before a worker's script: workers have a clock and chance of their own, and ask for themselves. */
export function workerOpening({ at, url }, clock, prefix) {
    const own = JSON.stringify({ prefix, stamp: toTimestamp17(at), url });
    return `${fixedChanceScript(chanceSeed(clock))}${shiftedDateScript(clock)}${WORKER_ADDRESSES}(${own});\n`;
}
