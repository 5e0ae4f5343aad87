// One page from its document to what it shows.
import { randomBytes } from "node:crypto";
import { toIso } from "#model/index.js";
import { behave } from "../behaviours/behave.js";
import { CdpError } from "../cdp/connection.js";
import { REAL_TIME_FACTOR } from "../limits.js";
import { Interceptor, refuseRequests } from "../requests/interceptor.js";
import { withoutSecrets } from "../steps/hidden-secrets.js";
import { takeSteps } from "../steps/take-steps.js";
import { secondOf } from "./injected.js";
import { maskOutcome } from "./mask-outcome.js";
import { PageRecord } from "./page-record.js";
import { PageTargets } from "./page-targets.js";
import { watchPageTime } from "./page-time.js";
import { BOX_STYLES } from "./read-boxes.js";
import { readHead, readTree } from "./read-tree.js";
import { takeScreenshots } from "./screenshots.js";
import { settle } from "./settle.js";
import { PageStopped } from "./stop-switch.js";
/** Shows a page; whatever it does to its browser, the end is a value. */
export async function renderPage(page, means, signal) {
    const record = new PageRecord(page, means.limits);
    const { connection, watchdog } = means.browser;
    // What was ended before is no doing of this page.
    watchdog.takeExcess();
    const stop = () => record.over.stop("stopped", "stopped on request");
    const lost = () => record.over.stop("browser-lost", "the browser ended while the page was shown");
    const forget = connection.onClosed(lost);
    if (signal?.aborted)
        stop();
    signal?.addEventListener("abort", stop);
    const clock = {
        isWaiting: () => record.ledger.outstanding > 0,
        isOverLimit: () => record.reached !== null,
        processorMs: () => watchdog.processorMs,
        turn: () => record.log.turn,
    };
    const time = watchPageTime(means.limits, clock, record.over);
    const { end, context } = await shownIn(means, record);
    time.stop();
    signal?.removeEventListener("abort", stop);
    forget();
    record.over.finish();
    return { end, isBrowserFit: (await closeContext(means, context)) && !isHung(end) };
}
/** A page that crashed, left or was stopped leaves its browser as it was. */
function isHung(end) {
    if ("fault" in end)
        return false;
    return (end.outcome.kind === "failed" &&
        !["renderer-crashed", "navigation-failed", "stopped"].includes(end.outcome.code));
}
async function shownIn(means, record) {
    const { connection } = means.browser;
    let context = null;
    try {
        const made = await connection.send("Target.createBrowserContext", { disposeOnDetach: true });
        context = made.browserContextId;
        const rendering = await show(means, record, context);
        const outcome = maskOutcome({ kind: "rendered", rendering }, record.secrets);
        return { end: { outcome }, context };
    }
    catch (error) {
        const stop = stopOf(error, means);
        return {
            end: stop === null ? { fault: error } : { outcome: maskOutcome(failed(record, stop), record.secrets) },
            context,
        };
    }
}
async function show(means, record, context) {
    const { connection } = means.browser;
    const { limits, page, over } = record;
    connection.on("", "Browser.downloadWillBegin", ({ url }) => {
        record.addLink(url, "navigation");
        record.noteUpTo(limits.maxDownloads, "download", url);
    });
    const denied = { behavior: "deny", browserContextId: context, eventsEnabled: true };
    await over.during(connection.send("Browser.setDownloadBehavior", denied));
    const secret = randomBytes(16).toString("hex");
    const targets = new PageTargets(connection, record, { context, secret });
    const open = await over.during(targets.open());
    listen(means, record, targets, open.session);
    const gone = connection.send("Page.navigate", { url: page.url }, { session: open.session, patienceMs: limits.maxBusyMs * REAL_TIME_FACTOR });
    const { errorText } = await over.during(gone);
    // A document that turns out to be a download is aborted, and was noted as one.
    if (errorText !== undefined)
        throw new PageStopped({ code: "navigation-failed", message: errorText });
    const at = { connection, record, targets, open };
    await settle(at);
    if (page.steps !== undefined)
        await takeSteps(at, page.steps.steps);
    if (page.behaviours !== undefined)
        await behave(at, page.behaviours);
    return read(means, at);
}
function listen({ browser, profile, limits }, record, targets, session) {
    const { ledger, over, page, guard, secrets } = record;
    const interceptor = new Interceptor(browser.connection, {
        guard,
        secrets,
        page,
        limits,
        profile,
        ledger,
        signal: over.signal,
        roleOf: (frameId) => targets.roleOf(frameId),
        workerKindOf: (paused) => targets.programs.kindOf(paused),
        onNavigation: (url) => {
            record.addLink(url, "navigation");
            record.noteUpTo(limits.maxNavigations, "navigation", url);
        },
        onRefusal: (what) => record.book.note("act-refused", what),
        heard: () => browser.connection.send("Runtime.evaluate", { expression: "0" }, { session }),
        onLimit: (name) => record.reach(name),
        isOver: () => record.reached !== null,
        onFault: (fault) => over.fail(fault),
    });
    browser.connection.on("", "Fetch.requestPaused", (paused) => interceptor.take(paused));
}
/** Reads the page with its time stopped. */
async function read({ browser, limits }, at) {
    const { connection, record, open } = at;
    const { over, page, ledger, book, log, secrets } = record;
    const patience = { session: open.session, patienceMs: limits.maxBusyMs * REAL_TIME_FACTOR };
    await over.during(open.time.stop());
    const snapshot = await over.during(connection.send("DOMSnapshot.captureSnapshot", { computedStyles: BOX_STYLES }, patience));
    const tree = readTree(snapshot, record.links, limits, secrets);
    if (tree.isCut)
        book.note("cut", "text, links or boxes");
    const taken = await withoutSecrets(at, () => over.during(takeScreenshots(connection, open.session, page, limits)));
    ledger.close();
    const excess = browser.watchdog.takeExcess();
    if (excess !== null)
        book.note("limit", excess);
    return {
        renderedBy: `${browser.facts.version}, clock and chance fixed at ${toIso(secondOf(page.at))}`,
        ...readHead(snapshot),
        requests: [...ledger.requests],
        open: [...ledger.open],
        tree,
        screenshots: [...log.pictures, ...(taken ?? [])],
        acts: [...log.acts],
        steps: [...log.steps],
        consoleErrors: record.consoleErrors,
        notes: [...book.notes],
        virtualMs: open.time.grantedMs,
    };
}
/** Why a page could not be shown; `null` where that is no doing of the page. What the watchdog ended is told as such. */
function stopOf(error, { browser }) {
    const excess = browser.watchdog.takeExcess();
    if (excess !== null)
        return { code: excess, message: "the page's processes outgrew their limit and were ended" };
    if (error instanceof PageStopped)
        return error.stop;
    if (!(error instanceof CdpError))
        return null;
    if (error.kind === "gone")
        return { code: "browser-lost", message: error.message };
    if (error.kind === "slow")
        return { code: "over-time", message: error.message };
    return { code: "navigation-failed", message: error.message };
}
function failed({ ledger, book, log }, { code, message }) {
    ledger.close();
    return {
        kind: "failed",
        code,
        message,
        requests: [...ledger.requests],
        open: [...ledger.open],
        notes: [...book.notes],
        acts: [...log.acts],
        steps: [...log.steps],
    };
}
const CLOSE_PATIENCE_MS = 3_000;
/** Closes all that the page opened; nothing of it may ask for anything while the next one is shown. */
async function closeContext({ browser }, context) {
    const { connection } = browser;
    connection.on("", "Target.attachedToTarget", () => { });
    connection.on("", "Target.targetCrashed", () => { });
    connection.on("", "Browser.downloadWillBegin", () => { });
    connection.forgetSessions();
    refuseRequests(connection);
    if (context === null)
        return false;
    try {
        const patience = { patienceMs: CLOSE_PATIENCE_MS };
        await connection.send("Target.disposeBrowserContext", { browserContextId: context }, patience);
        return true;
    }
    catch {
        return false;
    }
}
