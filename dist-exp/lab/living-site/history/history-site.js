// A site that lives a real history again: its pages, lists that lead to them, and the server's habits.
import { inflateRawSync } from "node:zlib";
import { stream } from "../generate/chance.js";
import { drawHabits } from "../generate/habits.js";
import { CONTENT_TYPES, pagePlan } from "../generate/page-plan.js";
import { renderAsset } from "../generate/render-asset.js";
import { absenceOf, renderDocument } from "../generate/render-document.js";
import { LISTS_ROOT, planLists } from "./lists.js";
import { replayHistory } from "./replay.js";
const FORM_OF_EXTENSION = {
    css: "theme",
    js: "script",
    png: "image",
    gif: "image",
    jpg: "image",
    jpeg: "image",
    ico: "image",
    woff: "font",
    woff2: "font",
    ttf: "font",
    pdf: "pdf",
};
/** The pages of a history, `index.html` also under its folder's name, and lists that link to those alive. */
export async function replaySite(options) {
    const replayed = await replayHistory(options.history, options.startAt);
    const root = commonFolder(replayed.map((page) => page.path));
    const served = new Map();
    for (const page of replayed)
        for (const path of addresses(page.path.slice(root.length)))
            served.set(path, page);
    const listed = [...served].map(([path, page]) => ({ path, timeline: page.timeline }));
    const context = contextOf(options.seed);
    return [
        ...[...served].map(([path, page]) => replayedPage(options, context, path, page)),
        ...planLists(listed, options.startAt).map((list) => listPage(options, context, list)),
    ];
}
function contextOf(seed) {
    const lists = pagePlan({ path: LISTS_ROOT, form: "list", title: "All pages", size: 0 });
    return {
        seed,
        site: { pages: [], hasAssets: false, sections: [lists] },
        titleOf: (path) => decodeURIComponent(path.slice(1)) || "Start",
    };
}
function listPage(options, context, list) {
    const render = (version) => {
        const links = list.linksAt(version.from);
        const plan = pagePlan({ path: list.path, form: "list", title: "All pages", size: 0, links });
        return renderDocument(context, plan, version.content, null);
    };
    return {
        ...common(options, list.path, "list"),
        timeline: list.timeline,
        links: list.links,
        entity: (version) => ({ contentType: CONTENT_TYPES.list, body: Buffer.from(render(version)) }),
    };
}
function replayedPage(options, context, path, page) {
    const extension = /\.([a-z0-9]+)$/i.exec(page.path)?.[1]?.toLowerCase() ?? "";
    const form = path === "/" ? "home" : (FORM_OF_EXTENSION[extension] ?? "article");
    const plan = pagePlan({ path, form, title: context.titleOf(path), size: 1_500, links: [LISTS_ROOT] });
    return {
        ...common(options, path, form),
        timeline: page.timeline,
        links: [LISTS_ROOT],
        entity: (version) => entityOf(context, plan, page, version),
    };
}
function entityOf(context, plan, page, version) {
    const { revision } = version.content;
    if (revision === 0)
        return absenceOf(plan.path);
    const deflated = page.bodies.get(revision);
    const contentType = CONTENT_TYPES[plan.form];
    if (deflated)
        return { contentType, body: inflateRawSync(deflated) };
    if (!isDocument(plan.form))
        return { contentType, body: renderAsset(context.seed, plan, revision) };
    return { contentType, body: Buffer.from(renderDocument(context, plan, version.content, null)) };
}
function common(options, path, form) {
    const isText = CONTENT_TYPES[form].startsWith("text/");
    const habits = drawHabits(options.habits, stream(options.seed, `habits ${path}`), {
        isText,
        mayBeCached: true,
    });
    const kind = isDocument(form) ? "document" : form === "pdf" ? "other" : "requisite";
    return { path, kind, ratePerDay: null, habits, noise: null };
}
function isDocument(form) {
    return CONTENT_TYPES[form].startsWith("text/html");
}
/** The first folder when everything lies in it, as where a repository keeps its output. */
function commonFolder(paths) {
    const folder = /^[^/]+\//.exec(paths[0] ?? "")?.[0] ?? "";
    return paths.every((path) => path.startsWith(folder)) ? folder : "";
}
function addresses(path) {
    const address = `/${path.split("/").map(encodeURIComponent).join("/")}`;
    const folder = /^(.*\/)index\.(html?|md)$/.exec(address)?.[1];
    return folder === undefined ? [address] : [folder, address];
}
