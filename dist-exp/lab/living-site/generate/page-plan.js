/** Where the shared requisites lie. */
export const ASSETS = {
    stylesheet: "/assets/site.css",
    theme: "/assets/theme.css",
    script: "/assets/site.js",
    font: "/assets/fonts/text.woff2",
    background: "/assets/background.png",
    icon: "/assets/icon.png",
};
/** Media type of each form. */
export const CONTENT_TYPES = {
    home: "text/html; charset=utf-8",
    section: "text/html; charset=utf-8",
    list: "text/html; charset=utf-8",
    article: "text/html; charset=utf-8",
    product: "text/html; charset=utf-8",
    redirect: "text/html; charset=utf-8",
    stylesheet: "text/css; charset=utf-8",
    theme: "text/css; charset=utf-8",
    script: "text/javascript; charset=utf-8",
    image: "image/png",
    font: "font/woff2",
    pdf: "application/pdf",
};
/** A plan with what is not said left ordinary and empty. */
export function pagePlan(given) {
    return { kind: "document", fate: "ordinary", links: [], announces: [], pictures: [], ...given };
}
