// Everything that is put down of one page while it is shown.
import type { PageToRender, RenderedLink, Secrets } from "#ports/index.js";
import type { RenderLimits } from "../limits.js";
import { ActGuard } from "../requests/act-guard.js";
import { RequestLedger } from "../requests/ledger.js";
import { ActLog } from "./act-log.js";
import { LoadingFrames } from "./loading-frames.js";
import { NoteBook } from "./note-book.js";
import { StopSwitch } from "./stop-switch.js";

/** What is known of a page that is being shown. */
export class PageRecord {
  readonly page: PageToRender;
  readonly limits: RenderLimits;
  readonly ledger = new RequestLedger();
  readonly book = new NoteBook();
  readonly over = new StopSwitch();
  readonly guard = new ActGuard();
  readonly log = new ActLog();
  /** Of the steps; learned anew for every rendering, so that each knows the same at the same place. */
  readonly secrets: Secrets | null;
  /** Links that are in no element: routes, and where the page tried to go. */
  readonly links: RenderedLink[] = [];
  consoleErrors = 0;
  /** How many it has brought forth, and the frames that are on their way. */
  readonly children = { frames: 0, workers: 0, loading: new LoadingFrames() };
  #reached: string | null = null;

  constructor(page: PageToRender, limits: RenderLimits) {
    this.page = page;
    this.limits = limits;
    this.secrets = page.steps?.secrets.fresh() ?? null;
  }

  /** The limit that ends the page, if one does: it is shown as it stands. */
  get reached(): string | null {
    return this.#reached;
  }

  reach(limit: string): void {
    this.#reached ??= limit;
    this.book.note("limit", limit);
  }

  /** Notes what is allowed so often. */
  noteUpTo(most: number, kind: "dialog" | "popup" | "download" | "navigation", what: string): void {
    if (this.book.note(kind, what) > most) this.reach(`${kind}s`);
  }

  addLink(url: string, found: RenderedLink["found"]): void {
    if (this.links.length < this.limits.maxLinks && /^https?:/i.test(url)) this.links.push({ url, found });
  }
}
