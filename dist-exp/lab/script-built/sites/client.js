// The part of a site that runs in the browser: sources to be bundled, and the markup that they start from.
import { escapeHtml } from "../../living-site/generate/text.js";
import { viewLines } from "./town.js";
/** The text that a client shows. */
export function linesOf(client, view, edition) {
    return client.lines?.(view, edition) ?? [...viewLines(view), edition];
}
/** The whole document of a page: a shell. */
export function shellOf(client, context, { api, noise }) {
    const edition = client.importsEdition ? "" : `<script src="/edition.js"></script>\n`;
    return `<!doctype html>
<html lang="en" data-api="${escapeHtml(api)}" data-noise="${noise}">
<head><meta charset="utf-8"><title>Town</title><link rel="icon" href="data:,"><style>ul { list-style: none }</style>
${edition}${client.head ?? ""}</head>
<body>
${client.body(context)}
<script type="module" src="/assets/main.js"></script>
</body></html>
`;
}
