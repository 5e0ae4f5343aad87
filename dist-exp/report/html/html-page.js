// The shell of every self-contained page: policy, style, nothing from outside.
import { escapeMarkup } from "#chart/index.js";
import { CONTENT_SECURITY_POLICY, STYLE } from "./html-style.js";
/**
 * A whole page around finished markup; the title is text, the script one that the policy names, pictures come from the
 * sources given alone.
 */
export function htmlPage(title, body, script = null, pictures = null) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}${pictures === null ? "" : `; img-src ${pictures}`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
${script === null ? "" : `<script>${script}</script>\n`}</body>
</html>
`;
}
