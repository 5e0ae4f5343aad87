// Documents as a visitor sees them: title, navigation, text, date, price, pictures, links.
import { toIso } from "#model/index.js";
import { integer, stream } from "./chance.js";
import { ASSETS, CONTENT_TYPES } from "./page-plan.js";
import { capitalised, escapeHtml, paragraph, sentence, thing } from "./text.js";
/** The document's HTML; `noise` is what differs from request to request. */
export function renderDocument(context, page, content, noise) {
    const html = [
        `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">`,
        `<title>${escapeHtml(page.title)} - Harbour Town</title>`,
        context.site.hasAssets ? headLinks() : "",
        `</head>\n<body class="${page.form}">`,
        renderHeader(context, content.notice),
        `<main>\n<h1>${escapeHtml(page.title)}</h1>`,
        renderStamp(content),
        ...page.pictures.map((picture) => renderPicture(context, page, picture)),
        renderText(context.seed, page, content),
        noise === null ? "" : `<p class="noise">${escapeHtml(noise)}</p>`,
        renderLinks(context, page, content),
        `</main>\n<footer>Harbour Town Council, Quay 1. Generated for tests.</footer>\n</body>\n</html>\n`,
    ]
        .filter((part) => part !== "")
        .join("\n");
    return filled(html, page.size);
}
/** What absence looks like; the same for every absent address but for its name. */
export function absenceOf(path) {
    const html = `<!doctype html>
<html lang="en">
<title>Not here</title>
<h1>Not here</h1>
<p>There is no page at ${escapeHtml(path)}.</p>
<p><a href="/">To the first page</a></p>
</html>
`;
    return { contentType: CONTENT_TYPES.article, body: Buffer.from(html) };
}
function headLinks() {
    return [
        `<meta name="viewport" content="width=device-width">`,
        `<link rel="stylesheet" href="${ASSETS.stylesheet}">`,
        `<link rel="icon" type="image/png" href="${ASSETS.icon}">`,
        `<script src="${ASSETS.script}" defer></script>`,
    ].join("\n");
}
function renderHeader(context, notice) {
    const links = context.site.sections.map((section) => `<a href="${section.path}">${escapeHtml(section.title)}</a>`);
    const text = sentence(stream(context.seed, `notice ${notice}`));
    return `<header><a class="home" href="/">Harbour Town</a> <nav>${links.join(" ")}</nav></header>
<p class="notice">Notice ${notice + 1}: ${escapeHtml(text)}</p>`;
}
function renderStamp(content) {
    const iso = toIso(content.editedAt);
    const shown = `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
    return `<p class="stamp">Updated <time datetime="${iso}">${shown}</time>, revision ${content.revision}</p>`;
}
function renderPicture(context, page, picture) {
    const source = hrefFrom(page.path, picture.path);
    const set = picture.largePath ? ` srcset="${source} 1x, ${hrefFrom(page.path, picture.largePath)} 2x"` : "";
    return `<img src="${source}"${set} width="96" height="64" alt="${escapeHtml(context.titleOf(picture.path))}">`;
}
// The first paragraphs stay as long as the page lives; the last one and the price are the revision's own.
function renderText(seed, page, content) {
    const lasting = stream(seed, `text ${page.path}`);
    const fresh = stream(seed, `text ${page.path} ${content.revision}`);
    const opening = `This page is about the ${page.title.toLowerCase()}.`;
    const lines = [`${opening} ${paragraph(lasting, 3)}`, paragraph(lasting, 3), paragraph(fresh, 3)];
    const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
    if (page.form === "product")
        html.push(renderPrice(integer(fresh, 300, 9900)));
    return html.join("\n");
}
function renderPrice(cents) {
    return `<p class="price">Price: <strong>${(cents / 100).toFixed(2)} EUR</strong></p>`;
}
function renderLinks(context, page, content) {
    const paths = [...page.announces.slice(0, content.announced).toReversed(), ...page.links];
    if (paths.length === 0)
        return "";
    const items = paths.map((path) => {
        const title = capitalised(context.titleOf(path));
        return `<li><a href="${escapeHtml(hrefFrom(page.path, path))}">${escapeHtml(title)}</a></li>`;
    });
    const heading = page.form === "article" || page.form === "product" ? "See also" : "Pages";
    return `<h2>${heading}</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}
/** A link as authors write it: by name within a folder, from the root elsewhere. */
function hrefFrom(from, to) {
    const folder = from.slice(0, from.lastIndexOf("/") + 1);
    const rest = to.slice(folder.length);
    return folder !== "/" && to.startsWith(folder) && rest !== "" && !rest.includes("/") ? rest : to;
}
// Filling up to a fixed size lets edits keep the size, which fools ETags made of mtime and size.
function filled(html, sizeBytes) {
    const missing = sizeBytes - Buffer.byteLength(html) - "<!--  -->\n".length;
    return missing < 0 ? html : `${html}<!-- ${".".repeat(missing)} -->\n`;
}
/** A line of rotating noise, as "featured today" boxes show it. */
export function featured(seed, path, variant) {
    return `Featured today: the ${thing(stream(seed, `featured ${path} ${variant}`))}`;
}
