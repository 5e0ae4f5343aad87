// Documents that scripts build are shown in a browser which is given the archive's own bytes; what they ask for, link
// to and show is put on record. The browser starts with the first of them: a site without any costs nothing more.
import { checkClosedness, HeldAnswers } from "#render/index.js";
import { browserOf, isCaptured, parsePageUrl, } from "#model/index.js";
import { fileLinks } from "../look/sight-page.js";
import { answerFromArchive } from "./answer-from-archive.js";
import { viewsOf } from "./views-of-page.js";
import { RenderedParts } from "./rendered-parts.js";
import { failedRendering, renderingOf } from "./rendering-on-record.js";
import { StepsOfRun } from "./steps-of-run.js";
/** Shows a run's documents. */
export class PageRenderings {
    #run;
    #claims;
    #steps;
    #done = new Set();
    #renderer = null;
    constructor(run, claims) {
        this.#run = run;
        this.#claims = claims;
        this.#steps = new StepsOfRun(run);
    }
    /** With those that earlier processes have put on record, which are put there again: their files may be lost. */
    static async open(run, claims) {
        const renderings = new PageRenderings(run, claims);
        const { catalog } = run.world.archive;
        for await (const rendering of catalog.renderings.ofCapture(run.state.capture.id)) {
            renderings.#done.add(rendering.document);
            await run.record.rendering(rendering);
        }
        return renderings;
    }
    /** Whether a document is to be shown and was not yet. */
    awaits(page, sighting) {
        const { mode } = browserOf(this.#run.state.settings);
        if (mode === "never" || !this.#run.world.openRenderer)
            return false;
        if (page.kind !== "document" || !isCaptured(sighting) || this.#done.has(page.url))
            return false;
        const { identity, labels = [] } = sighting.outcome;
        const isPage = identity.status === 200 && /^(text\/html|application\/xhtml\+xml)\b/i.test(identity.contentType ?? "");
        if (!isPage)
            return false;
        const hasSteps = this.#steps.of(page.url) !== null;
        return hasSteps || mode === "always" || labels.includes("script-built");
    }
    /** Shows a document that awaits it, and returns the pages that were not known before. */
    async show(page, sighting, showing) {
        const renderer = await (this.#renderer ??= this.#open());
        if (renderer === null)
            return [];
        const { stop, world, record, state, sink } = this.#run;
        const session = this.#steps.sessionFor(page);
        const document = await this.#documentOf(sighting, session);
        if (document.kind !== "response") {
            const words = `${page.url}: its steps were not taken, since the document did not come once more`;
            if (session !== null)
                this.#run.notes.push(words);
            return [];
        }
        const parts = new RenderedParts(this.#run, this.#claims, page, { ...showing, session });
        const held = new HeldAnswers();
        const toRender = {
            url: page.url,
            document,
            at: sighting.times.sentAt,
            answer: held.keeping(parts.answer),
            screenshot: "view",
            withThumbnail: true,
            behaviours: browserOf(state.settings).behaviours,
            ...this.#steps.toTake(page.url, session),
        };
        const outcome = await renderer.render(toRender, stop.signal);
        stop.check();
        const again = outcome.kind === "failed" ? null : await checkClosedness(renderer, toRender, outcome.rendering, held);
        stop.check();
        await session?.keep((bytes) => this.#hasRoom(page.url, bytes));
        const shown = { page: page.url, at: sighting.times.sentAt, requests: parts.asked, failed: parts.failed };
        const rendering = outcome.kind === "failed"
            ? failedRendering(shown, outcome, renderer.facts)
            : renderingOf({ ...shown, isPrivate: session !== null }, outcome.rendering, again);
        const found = await this.#fileLinks(page, outcome);
        this.#done.add(page.url);
        // Where a limit of bytes leaves no room to tell of it, the page counts as one that was not shown.
        if (!this.#hasRoom(page.url, 2 * JSON.stringify(rendering).length))
            return found;
        const { viewWidth } = browserOf(state.settings);
        const about = { isPrivate: session !== null, viewWidth };
        const views = outcome.kind === "rendered" ? viewsOf(rendering, outcome.rendering, about) : [];
        for (const view of views)
            if (this.#hasRoom(page.url, view.bytes.length))
                await sink.writeResource(view);
        await record.rendering(rendering);
        await this.#needs(rendering);
        await world.archive.catalog.renderings.put(state.capture.id, rendering);
        return found;
    }
    /** As it is in the archive; for a session of its own as it comes, with cookies that nobody has. */
    #documentOf(sighting, session) {
        return session?.document() ?? answerFromArchive(this.#run.world.archive.warcs, sighting);
    }
    #hasRoom(url, bytes) {
        const limit = this.#run.admission.bytes;
        return !limit.isSet || bytes <= limit.roomFor(url);
    }
    /** Ends the browser, if one was started. */
    async close() {
        await (await this.#renderer?.catch(() => null))?.close();
    }
    async #open() {
        const { world, notes, state } = this.#run;
        const opened = await world.openRenderer(browserOf(state.settings));
        if (opened.kind === "started")
            return opened.renderer;
        const also = browserOf(state.settings).steps.length > 0 ? ", and no step is taken" : "";
        const words = `pages that scripts build are not shown${also}: ${opened.message}`;
        world.logger.log("warn", words);
        notes.push(words);
        return null;
    }
    /** Links, routes and addresses of the page as it is shown. */
    async #fileLinks(page, outcome) {
        if (outcome.kind === "failed")
            return [];
        const depth = page.depth + 1;
        const urls = new Set(linksOf(outcome.rendering, page.url));
        const pages = [...urls].map((url) => ({ url, kind: "document", depth }));
        return fileLinks(this.#run, page, { pages, requisites: [] }, false);
    }
    /** What the page asked for, it needs: together with what its source names. */
    async #needs({ document, requests }) {
        const { world, state } = this.#run;
        const { requisites } = world.archive.catalog;
        const { id } = state.capture;
        const known = (await requisites.ofDocument(document)).find(({ captureId }) => captureId === id);
        const needed = new Set([...(known?.requisites ?? []), ...requests]);
        if (needed.size > 0)
            await requisites.setRequisites(id, document, [...needed]);
    }
}
function* linksOf({ tree }, base) {
    for (const { url } of tree.links) {
        const page = parsePageUrl(url, base);
        if (page !== null)
            yield page;
    }
}
