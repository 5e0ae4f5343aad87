// Puts lives, bodies and habits to the pages of a site plan.
import { ratePerDay } from "#model/index.js";
import { pickFrom, shuffled, stream, uniform } from "./chance.js";
import { BulkEdits, officeHours } from "./change-times.js";
import { GeneratedTimeline, } from "./generated-timeline.js";
import { ASSETS, CONTENT_TYPES } from "./page-plan.js";
import { drawRates } from "./rates.js";
import { renderAsset } from "./render-asset.js";
import { absenceOf, featured, renderDocument } from "./render-document.js";
import { drawHabits } from "./habits.js";
import { planSite } from "./site-plan.js";
const OLD_FILES_LAG_MS = 6 * 3_600_000;
const ROTATION_VARIANTS = 3;
/** Generates the pages; the same options give the same site, byte for byte and instant for instant. */
export function generateSite(options) {
    const { seed, settings } = options;
    const site = planSite(seed, options.pages, settings.fates);
    const rates = assignRates(site, options);
    const births = drawBirths(site, options);
    const context = documentContext(seed, site);
    const bulk = settings.changes.bulk;
    const shared = {
        options,
        births,
        context,
        bulk: bulk && { edits: new BulkEdits(bulk.perDay, stream(seed, "bulk")), share: bulk.share },
        redirectTargets: site.pages
            .filter((page) => page.fate === "ordinary" && isText(page))
            .map((page) => page.path),
    };
    for (const page of site.pages)
        page.announces.sort((a, b) => births.get(a) - births.get(b));
    return site.pages.map((page) => generatePage(shared, page, rates.get(page.path) ?? ratePerDay(0)));
}
function generatePage(shared, page, rate) {
    const { seed, startAt, settings } = shared.options;
    const habits = drawHabits(settings.habits, stream(seed, `habits ${page.path}`), {
        isText: CONTENT_TYPES[page.form].startsWith("text/"),
        mayBeCached: page.fate !== "noisy",
    });
    const plan = planChanges(shared, page, rate, habits);
    return {
        path: page.path,
        kind: page.kind,
        ratePerDay: rate,
        habits,
        noise: page.fate === "noisy" ? drawNoise(shared, page.path) : null,
        timeline: new GeneratedTimeline(plan, startAt, (purpose) => stream(seed, `${purpose} ${page.path}`)),
        links: allLinks(shared.context.site, page),
        entity: (version, noise) => entityOf(shared, page, version, noise),
    };
}
function planChanges(shared, page, rate, habits) {
    const { seed, settings } = shared.options;
    const { changes } = settings;
    const random = stream(seed, `plan ${page.path}`);
    return {
        ratePerDay: rate,
        dayPattern: changes.dayPattern && officeHours(changes.dayPattern.dayMs, changes.dayPattern.officeShare),
        target: changeTarget(shared, page, random),
        bulk: isText(page) ? shared.bulk : null,
        revertShare: changes.revertShare,
        revertAfterMs: changes.revertAfterMs,
        bornLater: page.fate === "born",
        life: drawLife(shared, page, random),
        announcements: page.announces.map((path) => shared.births.get(path)),
        goneStatus: page.fate === "born" || random.next() < 0.5 ? 404 : 410,
        rollbackKeepsTime: settings.habits.rollbackKeepsTime,
        deployLagMs: habits.validators === "old-file-times" ? OLD_FILES_LAG_MS : 0,
    };
}
function changeTarget(shared, page, random) {
    if (page.form === "redirect") {
        return { kind: "location", targets: shuffled(random, shared.redirectTargets).slice(0, 3) };
    }
    if (page.fate !== "status-only")
        return { kind: "content" };
    return { kind: "status", statuses: random.next() < 0.5 ? [200, 404] : [404, 410] };
}
function drawLife(shared, page, random) {
    const { withinMs, returnShare } = shared.options.settings.fates;
    if (page.fate === "born")
        return [{ afterMs: shared.births.get(page.path), alive: true }];
    if (page.fate !== "dying")
        return [];
    const death = { afterMs: Math.floor(uniform(random, 0, withinMs)), alive: false };
    if (random.next() >= returnShare)
        return [death];
    return [death, { afterMs: death.afterMs + 1 + Math.floor(uniform(random, 0, withinMs / 2)), alive: true }];
}
function drawBirths(site, options) {
    const born = site.pages.filter((page) => page.fate === "born");
    const { withinMs } = options.settings.fates;
    return new Map(born.map(({ path }) => [path, Math.floor(uniform(stream(options.seed, `birth ${path}`), 0, withinMs))]));
}
/** Documents and everything else get their own shares of pages that never change; redirects count as documents. */
function assignRates(site, options) {
    const { rates, staticDocumentShare, staticRequisiteShare } = options.settings.changes;
    const random = stream(options.seed, "rates");
    const order = shuffled(random, site.pages);
    const documents = order.filter((page) => page.kind === "document");
    const others = order.filter((page) => page.kind !== "document");
    const changing = [
        ...documents.slice(Math.round(documents.length * staticDocumentShare)),
        ...others.slice(Math.round(others.length * staticRequisiteShare)),
    ];
    const drawn = drawRates(rates, changing.length, random);
    return new Map(changing.map((page, i) => [page.path, drawn[i]]));
}
function drawNoise(shared, path) {
    const { seed, settings } = shared.options;
    const kind = pickFrom(stream(seed, `noise ${path}`), settings.habits.noise);
    if (kind === "token") {
        const draw = (random) => `Your ticket: ${random.next().toString(36).slice(2, 12)}`;
        return { kind, variants: [], canonical: "Your ticket: none", draw };
    }
    const variants = Array.from({ length: ROTATION_VARIANTS }, (_, i) => featured(seed, path, i));
    const draw = (random) => variants[Math.floor(random.next() * variants.length)];
    return { kind, variants, canonical: variants[0], draw };
}
function entityOf(shared, page, version, noise) {
    const { content } = version;
    if (content.revision === 0)
        return absenceOf(page.path);
    const contentType = CONTENT_TYPES[page.form];
    if (!isText(page))
        return { contentType, body: renderAsset(shared.options.seed, page, content.revision) };
    return { contentType, body: Buffer.from(renderDocument(shared.context, page, content, noise)) };
}
function isText(page) {
    return page.kind === "document" && page.form !== "redirect";
}
function documentContext(seed, site) {
    const titles = new Map(site.pages.map((page) => [page.path, page.title]));
    return { seed, site, titleOf: (path) => titles.get(path) ?? path };
}
function allLinks(site, page) {
    if (page.form === "stylesheet")
        return [ASSETS.theme, ASSETS.font, ASSETS.background];
    if (!isText(page))
        return [];
    const pictures = page.pictures.flatMap(({ path, largePath }) => (largePath ? [path, largePath] : [path]));
    const sections = site.sections.map((section) => section.path);
    const assets = site.hasAssets ? [ASSETS.stylesheet, ASSETS.icon, ASSETS.script] : [];
    return [...new Set(["/", ...sections, ...assets, ...pictures, ...page.announces, ...page.links])];
}
