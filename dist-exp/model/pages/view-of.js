// What a browser made of a page (`urn:view:…`, `urn:text:…`, `urn:step-results:…`) is kept under a name made of its address.
const VIEW_OF = /^urn:[a-z0-9-]+:(?=https?:)/i;
/** The page that a name is about: what it shows is the page's, and what is decided of the page holds for it. */
export function pageOfView(target) {
    return target.replace(VIEW_OF, "");
}
