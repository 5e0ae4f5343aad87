// The address of a wiki page by its title, after the pattern of the address that the dump gives for the main page.
import { parsePageUrl } from "#model/index.js";
/** Addresses below the root by title; `null` where one would be too long. */
export function wikiAddresses(base, root) {
    const prefix = prefixOf(base);
    return (title) => parsePageUrl(root + prefix + wikiEncoded(title));
}
/** `https://wiki.example/w/index.php?title=Main_Page` → `w/index.php?title=`; `/wiki/` where nothing is said. */
function prefixOf(base) {
    const main = parsePageUrl(base);
    if (main === null)
        return "wiki/";
    const { pathname, search } = new URL(main);
    const place = `${pathname}${search}`.slice(1);
    const byQuery = /^[^?]*\?title=/.exec(place)?.[0];
    return byQuery ?? place.slice(0, place.lastIndexOf("/") + 1);
}
/** Blanks as underscores; what MediaWiki itself leaves plain in its addresses stays plain. */
function wikiEncoded(title) {
    return encodeURIComponent(Buffer.from(title.replaceAll(" ", "_")).toString()).replace(/%(?:3B|40|24|21|2A|28|29|2C|2F|7E|3A)/g, decodeURIComponent);
}
