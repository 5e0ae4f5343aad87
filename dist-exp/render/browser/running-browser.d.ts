import type { RendererFacts } from "#ports/index.js";
import { CdpConnection } from "../cdp/connection.js";
import type { RenderLimits } from "../limits.js";
import { type Isolation } from "./isolation.js";
import { Watchdog } from "./watchdog.js";
/** What to start, and within which bounds. */
export interface BrowserOptions {
    readonly path: string;
    readonly isolation: Isolation;
    readonly userAgent: string | null;
    readonly limits: RenderLimits;
}
/** A browser that runs. */
export interface RunningBrowser {
    readonly connection: CdpConnection;
    readonly facts: RendererFacts;
    /** The user agent that its requests carry. */
    readonly userAgent: string;
    readonly watchdog: Watchdog;
    readonly pid: number;
    /** Ends every process of it and removes its folder. */
    end(): Promise<void>;
}
/** Starts it: with its sandbox or, where the system does not allow that, without. */
export declare function startBrowser(options: BrowserOptions): Promise<RunningBrowser>;
