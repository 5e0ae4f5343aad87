import { COUNTING_SCRIPT, COUNTING_WORLD, secondOf, windowScript, workerScript } from "./injected.js";
import { hearPage, hearSockets } from "./page-events.js";
import { VirtualTime } from "./virtual-time.js";
import { WorkerPrograms } from "./worker-programs.js";
/** Surfaces of the browser itself are none of the page's. */
export const ATTACHED = {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [
        { type: "browser_ui", exclude: true },
        { type: "browser", exclude: true },
        { type: "tab", exclude: true },
        {},
    ],
};
const WORKERS = new Set(["worker", "shared_worker", "service_worker", "worklet", "shared_storage_worklet"]);
/** The targets of one page, in one context of the browser. */
export class PageTargets {
    #connection;
    #record;
    #context;
    #secret;
    #frames = new Set();
    #popups = new Set();
    #workers = new Set();
    #known = new Set();
    /** Which requests are for workers. */
    programs = new WorkerPrograms();
    #page = null;
    constructor(connection, record, place) {
        this.#connection = connection;
        this.#record = record;
        this.#context = place.context;
        this.#secret = place.secret;
        connection.on("", "Target.attachedToTarget", (event) => this.#attached(event));
        connection.on("", "Target.targetCrashed", ({ targetId }) => this.#crashed(targetId));
    }
    /** Sessions of the workers that run. */
    get workerSessions() {
        return [...this.#workers];
    }
    /** Who makes the requests of a frame; a worker's are said to come from no frame that we know. */
    roleOf(frameId) {
        if (frameId === this.#page?.frameId)
            return "page";
        if (this.#popups.has(frameId))
            return "popup";
        return this.#frames.has(frameId) ? "frame" : "worker";
    }
    /** Opens a tab and makes it ready: clock, chance and ears stand before anything of the page is there. */
    async open() {
        const { limits, page } = this.#record;
        const size = { width: limits.viewWidth, height: limits.viewHeight };
        const wish = { url: "about:blank", browserContextId: this.#context, ...size };
        const { targetId } = await this.#connection.send("Target.createTarget", wish);
        const session = this.#page?.session;
        if (session === undefined)
            throw new Error("the browser opened a tab and did not say so");
        const time = new VirtualTime(this.#connection, session);
        hearPage(this.#connection, session, this.#record, {
            secret: this.#secret,
            mainFrame: targetId,
            onFrame: (frameId) => this.#frames.add(frameId),
        });
        await this.#makeReady(session);
        await this.#connection.send("Emulation.setDeviceMetricsOverride", { ...size, ...PLAIN_SCREEN }, { session });
        await time.fixAt(secondOf(page.at));
        return { session, frameId: targetId, time };
    }
    async #makeReady(session) {
        const at = this.#record.page.at;
        const connection = this.#connection;
        connection.on(session, "Target.attachedToTarget", (event) => this.#attached(event));
        connection.on(session, "Target.detachedFromTarget", (gone) => this.#detached(gone.sessionId));
        await connection.send("Page.enable", {}, { session });
        await connection.send("Runtime.enable", {}, { session });
        await connection.send("Network.enable", NO_BUFFERS, { session });
        await connection.send("Target.setAutoAttach", { ...ATTACHED, filter: [...ATTACHED.filter] }, { session });
        const script = windowScript(at, this.#secret);
        await connection.send("Page.addScriptToEvaluateOnNewDocument", { source: script }, { session });
        const counting = { source: COUNTING_SCRIPT, worldName: COUNTING_WORLD };
        await connection.send("Page.addScriptToEvaluateOnNewDocument", counting, { session });
    }
    #attached({ sessionId, targetInfo }) {
        if (targetInfo.browserContextId !== this.#context)
            return;
        if (WORKERS.has(targetInfo.type))
            this.#readyWorker(sessionId, targetInfo);
        else if (targetInfo.type === "iframe")
            void this.#readyFrame(sessionId, targetInfo);
        else if (targetInfo.type === "page" && this.#page === null && !targetInfo.openerId) {
            this.#page = { session: sessionId, frameId: targetInfo.targetId };
            this.#run(sessionId);
        }
        else
            this.#closePopup(targetInfo);
    }
    #detached(session) {
        this.#workers.delete(session);
        this.#connection.forget(session);
    }
    #crashed(targetId) {
        if (targetId === this.#page?.frameId)
            this.#record.over.stop("renderer-crashed", "the page's process ended while it was shown");
        else
            this.#record.book.note("child-lost", "a worker or a frame ended while the page was shown");
    }
    /** The commands of a session are obeyed in order, so nothing is waited for but the last. */
    #readyWorker(session, target) {
        const { targetId } = target;
        const { limits, page } = this.#record;
        // Service workers are told of twice, by the browser and by the page, and held by both until each lets go.
        if (this.#known.has(targetId))
            return this.#run(session);
        this.#known.add(targetId);
        if (++this.#record.children.workers > limits.maxWorkers)
            return this.#record.reach("workers");
        this.#workers.add(session);
        this.programs.add(target);
        hearSockets(this.#connection, session, this.#record);
        this.#connection.on(session, "Target.attachedToTarget", (event) => this.#attached(event));
        const say = this.#connection;
        const expression = workerScript(page.at);
        say.send("Network.enable", NO_BUFFERS, { session }).catch(() => { });
        say
            .send("Target.setAutoAttach", { ...ATTACHED, filter: [...ATTACHED.filter] }, { session })
            .catch(() => { });
        say.send("Runtime.evaluate", { expression }, { session }).catch(() => {
            this.#record.book.note("child-lost", "a worker's chance could not be fixed");
        });
        this.#run(session);
    }
    /** A frame in a process of its own, which the flags should have prevented. */
    async #readyFrame(session, { targetId }) {
        this.#frames.add(targetId);
        hearSockets(this.#connection, session, this.#record);
        await this.#makeReady(session).catch(() => {
            this.#record.book.note("child-lost", "a frame could not be made ready");
        });
        this.#run(session);
    }
    #closePopup({ targetId, url }) {
        this.#popups.add(targetId);
        if (/^https?:/i.test(url))
            this.#record.addLink(url, "navigation");
        this.#record.noteUpTo(this.#record.limits.maxPopups, "popup", url);
        this.#connection.send("Target.closeTarget", { targetId }).catch(() => { });
    }
    #run(session) {
        this.#connection.send("Runtime.runIfWaitingForDebugger", {}, { session }).catch(() => { });
    }
}
const PLAIN_SCREEN = { deviceScaleFactor: 1, mobile: false };
/** Bodies are ours already; the browser need not keep them for us. */
const NO_BUFFERS = { maxTotalBufferSize: 0, maxResourceBufferSize: 0 };
