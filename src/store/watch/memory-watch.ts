// Sites under watch in memory: what the others are held against, and what the lab runs on.
import type { Instant, PageUrl, WatchSiteStatus, WatchTurn } from "#model/index.js";
import type { BudgetPart, BudgetWish, TurnEnd, WatchedPageRow, WatchMemory } from "#ports/index.js";
import { dayOf, grantOf, monthOf } from "./budget-part.js";
import { MOST_GONE_PAGES } from "./gone-pages.js";

interface Held {
  state: string | null;
  mind: Uint8Array | null;
  status: WatchSiteStatus | null;
  readonly pages: Map<number, WatchedPageRow>;
  readonly turns: Map<Instant, WatchTurn>;
}

/** The memory of a watch that ends with its process. */
export class MemoryWatch implements WatchMemory {
  readonly #sites = new Map<string, Held>();
  /** By site and day. */
  readonly #spent = new Map<string, Map<number, { requests: number; bytes: number }>>();

  async state(site: string): Promise<string | null> {
    return this.#sites.get(site)?.state ?? null;
  }

  async mind(site: string): Promise<Uint8Array | null> {
    return this.#sites.get(site)?.mind ?? null;
  }

  async pages(site: string): Promise<WatchedPageRow[]> {
    return [...(this.#sites.get(site)?.pages.values() ?? [])].sort((a, b) => a.number - b.number);
  }

  async page(site: string, url: PageUrl): Promise<WatchedPageRow | null> {
    return [...(this.#sites.get(site)?.pages.values() ?? [])].find((page) => page.url === url) ?? null;
  }

  async take(wish: BudgetWish): Promise<BudgetPart> {
    const granted = grantOf(wish, this.#sum(wish.site, wish.at));
    this.#add(wish.site, wish.at, granted);
    return granted;
  }

  async giveBack(site: string, at: Instant, { requests, bytes }: BudgetPart): Promise<void> {
    this.#add(site, at, { requests: -requests, bytes: -bytes });
  }

  async spent(site: string, at: Instant): Promise<BudgetPart> {
    return this.#sum(site, at);
  }

  async endTurn({ site, mind, pages, state, status, turn }: TurnEnd): Promise<void> {
    const held = this.#held(site);
    held.state = state;
    held.status = status;
    if (mind !== null) held.mind = mind.slice();
    for (const page of pages) held.pages.set(page.number, page);
    if (turn !== null) held.turns.set(turn.at, turn);
  }

  async tell(status: WatchSiteStatus): Promise<void> {
    this.#held(status.site).status = status;
  }

  async status(site: string): Promise<WatchSiteStatus | null> {
    return this.#sites.get(site)?.status ?? null;
  }

  async statuses(): Promise<WatchSiteStatus[]> {
    const told = [...this.#sites.values()].flatMap(({ status }) => (status === null ? [] : [status]));
    return told.sort((a, b) => (a.site < b.site ? -1 : 1));
  }

  async turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[]> {
    const turns = [...(this.#sites.get(site)?.turns.values() ?? [])];
    const asked = turns.filter(({ at }) => before === undefined || at < before);
    return asked.sort((a, b) => b.at - a.at).slice(0, limit);
  }

  async forget(site: string): Promise<void> {
    this.#sites.delete(site);
  }

  async trim(before: Instant): Promise<void> {
    for (const { turns, pages } of this.#sites.values()) {
      for (const at of turns.keys()) if (at < before) turns.delete(at);
      const gone = [...pages.values()].filter(({ state }) => state === "gone");
      gone.sort((a, b) => b.number - a.number);
      for (const { number } of gone.slice(MOST_GONE_PAGES)) pages.delete(number);
    }
    for (const days of this.#spent.values())
      for (const day of days.keys()) if (day < monthOf(before)) days.delete(day);
  }

  #held(site: string): Held {
    let held = this.#sites.get(site);
    if (!held) {
      held = { state: null, mind: null, status: null, pages: new Map(), turns: new Map() };
      this.#sites.set(site, held);
    }
    return held;
  }

  #sum(site: string, at: Instant): BudgetPart {
    const [first, day] = [monthOf(at), dayOf(at)];
    const days = [...(this.#spent.get(site) ?? [])].filter(([one]) => one >= first && one <= day);
    return {
      requests: days.find(([one]) => one === day)?.[1].requests ?? 0,
      bytes: days.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    };
  }

  #add(site: string, at: Instant, { requests, bytes }: BudgetPart): void {
    const days = this.#spent.get(site) ?? new Map<number, { requests: number; bytes: number }>();
    this.#spent.set(site, days);
    const spent = days.get(dayOf(at)) ?? { requests: 0, bytes: 0 };
    days.set(dayOf(at), { requests: spent.requests + requests, bytes: spent.bytes + bytes });
  }
}
