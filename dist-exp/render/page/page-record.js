import { ActGuard } from "../requests/act-guard.js";
import { RequestLedger } from "../requests/ledger.js";
import { ActLog } from "./act-log.js";
import { NoteBook } from "./note-book.js";
import { StopSwitch } from "./stop-switch.js";
/** What is known of a page that is being shown. */
export class PageRecord {
    page;
    limits;
    ledger = new RequestLedger();
    book = new NoteBook();
    over = new StopSwitch();
    guard = new ActGuard();
    log = new ActLog();
    /** Of the steps; learned anew for every rendering, so that each knows the same at the same place. */
    secrets;
    /** Links that are in no element: routes, and where the page tried to go. */
    links = [];
    consoleErrors = 0;
    /** How many it has brought forth. */
    children = { frames: 0, workers: 0 };
    #reached = null;
    constructor(page, limits) {
        this.page = page;
        this.limits = limits;
        this.secrets = page.steps?.secrets.fresh() ?? null;
    }
    /** The limit that ends the page, if one does: it is shown as it stands. */
    get reached() {
        return this.#reached;
    }
    reach(limit) {
        this.#reached ??= limit;
        this.book.note("limit", limit);
    }
    /** Notes what is allowed so often. */
    noteUpTo(most, kind, what) {
        if (this.book.note(kind, what) > most)
            this.reach(`${kind}s`);
    }
    addLink(url, found) {
        if (this.links.length < this.limits.maxLinks && /^https?:/i.test(url))
            this.links.push({ url, found });
    }
}
