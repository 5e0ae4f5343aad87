import type { CdpConnection } from "../cdp/connection.js";
import type { PageRecord } from "./page-record.js";
import { VirtualTime } from "./virtual-time.js";
import { WorkerPrograms } from "./worker-programs.js";
/** Surfaces of the browser itself are none of the page's. */
export declare const ATTACHED: {
    readonly autoAttach: true;
    readonly waitForDebuggerOnStart: true;
    readonly flatten: true;
    readonly filter: readonly [{
        readonly type: "browser_ui";
        readonly exclude: true;
    }, {
        readonly type: "browser";
        readonly exclude: true;
    }, {
        readonly type: "tab";
        readonly exclude: true;
    }, {}];
};
/** A page that is ready to go to its address. */
export interface OpenPage {
    readonly session: string;
    readonly frameId: string;
    readonly time: VirtualTime;
}
/** The targets of one page, in one context of the browser. */
export declare class PageTargets {
    #private;
    /** Which requests are for workers. */
    readonly programs: WorkerPrograms;
    constructor(connection: CdpConnection, record: PageRecord, place: {
        readonly context: string;
        readonly secret: string;
    });
    /** Sessions of the workers that run. */
    get workerSessions(): readonly string[];
    /** Who makes the requests of a frame; a worker's are said to come from no frame that we know. */
    roleOf(frameId: string): "page" | "frame" | "worker" | "popup";
    /** Opens a tab and makes it ready: clock, chance and ears stand before anything of the page is there. */
    open(): Promise<OpenPage>;
}
