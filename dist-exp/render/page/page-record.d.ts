import type { PageToRender, RenderedLink, Secrets } from "#ports/index.js";
import type { RenderLimits } from "../limits.js";
import { ActGuard } from "../requests/act-guard.js";
import { RequestLedger } from "../requests/ledger.js";
import { ActLog } from "./act-log.js";
import { NoteBook } from "./note-book.js";
import { StopSwitch } from "./stop-switch.js";
/** What is known of a page that is being shown. */
export declare class PageRecord {
    #private;
    readonly page: PageToRender;
    readonly limits: RenderLimits;
    readonly ledger: RequestLedger;
    readonly book: NoteBook;
    readonly over: StopSwitch;
    readonly guard: ActGuard;
    readonly log: ActLog;
    /** Of the steps; learned anew for every rendering, so that each knows the same at the same place. */
    readonly secrets: Secrets | null;
    /** Links that are in no element: routes, and where the page tried to go. */
    readonly links: RenderedLink[];
    consoleErrors: number;
    /** How many it has brought forth. */
    readonly children: {
        frames: number;
        workers: number;
    };
    constructor(page: PageToRender, limits: RenderLimits);
    /** The limit that ends the page, if one does: it is shown as it stands. */
    get reached(): string | null;
    reach(limit: string): void;
    /** Notes what is allowed so often. */
    noteUpTo(most: number, kind: "dialog" | "popup" | "download" | "navigation", what: string): void;
    addLink(url: string, found: RenderedLink["found"]): void;
}
