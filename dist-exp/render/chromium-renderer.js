// The renderer over Chromium: one browser, one page at a time, a new browser when one is lost.
import { IsochronError, UsageError } from "#errors.js";
import { findChromium } from "./browser/find-chromium.js";
import { chooseIsolation } from "./browser/isolation.js";
import { startBrowser } from "./browser/running-browser.js";
import { RENDER_LIMITS } from "./limits.js";
import { ATTACHED } from "./page/page-targets.js";
import { renderPage } from "./page/render-page.js";
import { refuseRequests } from "./requests/interceptor.js";
import { FIELD_PROFILE } from "./requests/request-fields.js";
/** Starts a browser for rendering. */
export async function startRenderer(options) {
    const found = await findChromium(options.browserPath);
    if (found.kind === "none")
        return found;
    const isolation = options.isolation ?? (await chooseIsolation());
    const limits = { ...RENDER_LIMITS, ...options.limits };
    const userAgent = options.userAgent ?? null;
    const profile = { ...FIELD_PROFILE, ...options.profile };
    for (const value of [userAgent ?? "-", profile.acceptLanguage, profile.acceptEncoding])
        checkField(value);
    const start = () => prepared({ path: found.path, isolation, userAgent, limits });
    const means = { limits, profile };
    return { kind: "started", renderer: new ChromiumRenderer(await start(), start, means) };
}
/** A value that would end its line would be another field, or another request. */
function checkField(value) {
    if (/^[\x20-\x7e]{1,1024}$/.test(value))
        return;
    const shown = JSON.stringify(value.slice(0, 80));
    throw new UsageError("BAD_INPUT", `not a value for a header field: ${shown}`);
}
/** Every request of every page waits for us from here on. */
async function prepared(options) {
    const browser = await startBrowser(options);
    const { connection } = browser;
    try {
        refuseRequests(connection);
        // One for the whole browser: one per target would miss workers in workers and sandboxed frames.
        await connection.send("Fetch.enable", { patterns: [{ urlPattern: "*", requestStage: "Request" }] });
        await connection.send("Target.setAutoAttach", { ...ATTACHED, filter: [...ATTACHED.filter] });
        return browser;
    }
    catch (error) {
        await browser.end();
        throw error;
    }
}
/** Pages wait for each other: whatever is asked for while one is shown is its own. */
class ChromiumRenderer {
    #start;
    #means;
    #browser;
    #isFit = true;
    #isClosed = false;
    #last = Promise.resolve();
    constructor(browser, start, means) {
        this.#browser = browser;
        this.#start = start;
        this.#means = means;
    }
    get facts() {
        return this.#browser.facts;
    }
    /** The process that the browser's others come from. */
    get pid() {
        return this.#browser.pid;
    }
    render(page, signal) {
        const next = this.#last.then(() => this.#render(page, signal));
        this.#last = next.catch(() => { });
        return next;
    }
    async close() {
        this.#isClosed = true;
        await this.#browser.end();
        await this.#last;
    }
    async #render(page, signal) {
        if (this.#isClosed)
            throw new IsochronError("INTERNAL", "the renderer is closed");
        const outcome = await this.#renderOnce(page, signal);
        // A browser that was lost before the page asked for anything is no doing of the page.
        const isUntouched = outcome.kind === "failed" && outcome.code === "browser-lost" && outcome.requests.length === 0;
        return isUntouched && !this.#isClosed ? this.#renderOnce(page, signal) : outcome;
    }
    async #renderOnce(page, signal) {
        if (!this.#isFit || this.#browser.connection.isClosed)
            await this.#startAgain();
        const profile = { ...this.#means.profile, userAgent: this.#browser.userAgent };
        const means = { limits: this.#means.limits, browser: this.#browser, profile };
        const { end, isBrowserFit } = await renderPage(page, means, signal);
        this.#isFit = isBrowserFit;
        if ("fault" in end)
            throw end.fault;
        return end.outcome;
    }
    async #startAgain() {
        await this.#browser.end();
        this.#browser = await this.#start();
        this.#isFit = true;
    }
}
