// When a site has its turn: sites are spread over the time of a turn by their names, so that not all begin at once.
import { createHash } from "node:crypto";
import { instant } from "#model/index.js";
/** The site's first turn after an instant; turns that were missed are not made up. */
export function nextTurn(site, after, turnMs) {
    const offset = offsetOf(site, turnMs);
    const turns = Math.floor((after - offset) / turnMs) + 1;
    return instant(turns * turnMs + offset);
}
function offsetOf(site, turnMs) {
    return createHash("sha256").update(site).digest().readUInt32BE(0) % turnMs;
}
