// The page that a text on record names: an address, or an address and what else was asked.
import { isPageUrl, parsePageUrl } from "#model/index.js";
/** `null` when it names none. */
export function pageNamed(text) {
    return isPageUrl(text) ? text : parsePageUrl(text);
}
