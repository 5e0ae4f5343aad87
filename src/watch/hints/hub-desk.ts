// The subscriptions of all sites in one process, for whoever listens: hubs call between turns too, and for sites that
// are not open just now.
import type { Instant, PageUrl } from "#model/index.js";
import { WebSub, type Subscription, type WebSubSettings } from "./websub.js";
import type { HubReply, HubRequest } from "./websub-messages.js";

const NOBODY: HubReply = { status: 410, body: "no such subscription", ping: null };

/** Answers hubs for every site, and keeps their pings until the sites' turns. */
export class HubDesk {
  readonly #settings: WebSubSettings;
  readonly #sites = new Map<string, WebSub>();
  readonly #pings = new Map<string, Set<PageUrl>>();

  constructor(settings: WebSubSettings) {
    this.#settings = settings;
  }

  /** The subscriptions of a site; what hubs have said in this process is newer than what was kept. */
  open(site: string, held: readonly Subscription[]): WebSub {
    const known = this.#sites.get(site);
    if (known !== undefined) return known;
    const opened = new WebSub(this.#settings, held);
    this.#sites.set(site, opened);
    return opened;
  }

  /** Whether a callback has this name: nothing else is worth reading a body for. */
  knows(name: string): boolean {
    return this.#siteOf(name) !== undefined;
  }

  /** Answers what came to a callback. */
  answer(request: HubRequest, now: Instant): HubReply {
    const [site, websub] = this.#siteOf(request.name) ?? [];
    if (site === undefined || websub === undefined) return NOBODY;
    const reply = websub.answer(request, now);
    if (reply.ping !== null) this.#note(site, reply.ping);
    return reply;
  }

  /** Feeds of a site that hubs have told of since the last call. */
  takePings(site: string): readonly PageUrl[] {
    const pings = [...(this.#pings.get(site) ?? [])];
    this.#pings.delete(site);
    return pings;
  }

  /** The site is watched no more: its hubs are told so when they call. */
  forget(site: string): void {
    this.#sites.delete(site);
    this.#pings.delete(site);
  }

  #siteOf(name: string): [string, WebSub] | undefined {
    for (const entry of this.#sites) if (entry[1].knows(name)) return entry;
    return undefined;
  }

  #note(site: string, source: PageUrl): void {
    const pings = this.#pings.get(site);
    if (pings) pings.add(source);
    else this.#pings.set(site, new Set([source]));
  }
}
