import { integer, shuffled, stream } from "./chance.js";
import { ASSETS, pagePlan, } from "./page-plan.js";
import { capitalised, thing, topic } from "./text.js";
const SECTIONS = ["news", "shop", "events", "guides", "people", "projects", "library", "walks"];
/** Links on one list before the next list begins. */
const LIST_LENGTH = 40;
/** Sites smaller than this are documents only. */
const SMALLEST_WITH_ASSETS = 24;
/** Lays out a site of exactly the given number of pages. */
export function planSite(seed, pageCount, fates) {
    const random = stream(seed, "site plan");
    const hasAssets = pageCount >= SMALLEST_WITH_ASSETS;
    const counts = countPages(pageCount, hasAssets, fates);
    const home = pagePlan({ path: "/", form: "home", title: "Harbour Town", size: 6_000 });
    const documents = planDocuments(random, home, counts.documents, fateList(random, pageCount, fates));
    const steady = documents.leaves.filter((leaf) => leaf.fate === "ordinary");
    const hosts = steady.length > 0 ? steady : [home];
    linkRelated(random, documents.leaves, hosts);
    const pages = [
        home,
        ...documents.hubs,
        ...documents.leaves,
        ...planPictures(random, counts.pictures, hosts),
        ...planLinked(random, { form: "pdf", kind: "other" }, counts.files, hosts),
        ...planLinked(random, { form: "redirect", kind: "document" }, counts.redirects, hosts),
        ...(hasAssets ? planAssets() : []),
    ];
    return { pages, hasAssets, sections: documents.hubs.filter((hub) => hub.form === "section") };
}
function countPages(total, hasAssets, fates) {
    if (!hasAssets)
        return { pictures: 0, files: 0, redirects: 0, documents: total };
    const pictures = Math.round(total * 0.2);
    const files = Math.max(1, Math.round(total * 0.03));
    const redirects = fates.redirectShare > 0 ? Math.max(1, Math.round(total * fates.redirectShare)) : 0;
    const assets = Object.keys(ASSETS).length;
    return { pictures, files, redirects, documents: total - pictures - files - redirects - assets };
}
/** The extraordinary fates, to be dealt to leaves; a share above 0 gives at least one. */
function fateList(random, total, fates) {
    const shares = [
        ["born", fates.bornShare],
        ["dying", fates.dyingShare],
        ["noisy", fates.noisyShare],
        ["status-only", fates.statusOnlyShare],
        ["disallowed", fates.disallowedShare],
    ];
    const list = shares.flatMap(([fate, share]) => Array.from({ length: share > 0 ? Math.max(1, Math.round(total * share)) : 0 }, () => fate));
    return shuffled(random, list);
}
function planDocuments(random, home, count, fates) {
    const sectionCount = count < 12 ? 0 : Math.min(SECTIONS.length, Math.max(2, Math.round(Math.sqrt(count / 6))));
    const below = count - 1 - sectionCount;
    const listCount = sectionCount > 0 && below / sectionCount > LIST_LENGTH ? Math.ceil(below / (LIST_LENGTH + 1)) : 0;
    const sections = SECTIONS.slice(0, sectionCount).map((name) => pagePlan({ path: `/${name}/`, form: "section", title: capitalised(name), size: 4_000 }));
    home.links.push(...sections.map((section) => section.path));
    const lists = Array.from({ length: listCount }, (_, i) => planList(sections[i % sectionCount], i));
    const parents = lists.length > 0 ? lists : sections.length > 0 ? sections : [home];
    const leafCount = below - listCount;
    // The last leaves get the fates, so that the first, ordinary ones can carry links to everything.
    const leaves = Array.from({ length: leafCount }, (_, i) => {
        const fate = i > 0 ? (fates[leafCount - 1 - i] ?? "ordinary") : "ordinary";
        return planLeaf(random, parents[i % parents.length], i, fate);
    });
    return { hubs: [...sections, ...lists], leaves };
}
function planList(section, number) {
    const list = pagePlan({
        path: `${section.path}list-${number + 1}.html`,
        form: "list",
        title: `${section.title}, part ${number + 1}`,
        size: 6_000,
    });
    section.links.push(list.path);
    return list;
}
function planLeaf(random, parent, number, fate) {
    const folder = fate === "disallowed" ? "/private/" : parent.path.replace(/[^/]*$/, "");
    const isProduct = folder === "/shop/";
    const title = capitalised(isProduct ? thing(random) : `${topic(random)}, ${thing(random)}`);
    const slug = title.toLowerCase().replace(/[^a-z]+/g, "-");
    // Every seventeenth address has a query and every nineteenth an escaped letter: both are exact URIs.
    const name = number % 17 === 16
        ? `show?id=${number}`
        : number % 19 === 18
            ? `caf%C3%A9-${number}.html`
            : `${slug}-${number}.html`;
    const leaf = pagePlan({
        path: folder + name,
        form: isProduct ? "product" : "article",
        title,
        fate,
        size: Math.round(1_500 * 8 ** random.next()),
    });
    (fate === "born" ? parent.announces : parent.links).push(leaf.path);
    return leaf;
}
function linkRelated(random, leaves, targets) {
    for (const leaf of leaves) {
        const related = Array.from({ length: 3 }, () => targets[integer(random, 0, targets.length - 1)]);
        for (const { path } of new Set(related))
            if (path !== leaf.path)
                leaf.links.push(path);
    }
}
function planPictures(random, count, hosts) {
    const pages = [];
    for (let i = 0; pages.length < count; i++) {
        const title = thing(random);
        const stem = `/images/${title.replaceAll(" ", "-")}-${i}`;
        const hasLarge = count - pages.length >= 2;
        const picture = { path: `${stem}.png`, largePath: hasLarge ? `${stem}-large.png` : null };
        hosts[i % hosts.length].pictures.push(picture);
        pages.push(pagePlan({ path: picture.path, kind: "requisite", form: "image", title, size: 48 }));
        if (!picture.largePath)
            continue;
        pages.push(pagePlan({ path: picture.largePath, kind: "requisite", form: "image", title, size: 96 }));
    }
    return pages;
}
function planLinked(random, sort, count, hosts) {
    return Array.from({ length: count }, (_, i) => {
        const title = capitalised(topic(random));
        const slug = title.toLowerCase().replaceAll(" ", "-");
        const path = sort.form === "pdf" ? `/files/${slug}-${i}.pdf` : `/go/${slug}-${i}`;
        hosts[(i * 3 + 1) % hosts.length].links.push(path);
        return pagePlan({ path, ...sort, title, size: sort.form === "pdf" ? 8_000 : 0 });
    });
}
function planAssets() {
    const asset = (path, form, size) => pagePlan({ path, kind: "requisite", form, title: form, size });
    return [
        asset(ASSETS.stylesheet, "stylesheet", 0),
        asset(ASSETS.theme, "theme", 0),
        asset(ASSETS.script, "script", 0),
        asset(ASSETS.font, "font", 1_000),
        asset(ASSETS.background, "image", 32),
        asset(ASSETS.icon, "image", 16),
    ];
}
