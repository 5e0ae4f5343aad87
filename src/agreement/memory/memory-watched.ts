// The watch that machines share, in memory.
import { instant, type Instant } from "#model/index.js";
import type {
  BudgetPart,
  Clock,
  NewSitesList,
  SiteLease,
  SitesList,
  SiteTurn,
  WatchAgreement,
} from "#ports/index.js";
import { dayOf, grantOf, monthOf } from "#store/index.js";
import type { MemoryLeases } from "./memory-leases.js";

interface Row {
  readonly number: number;
  isListed: boolean;
  isPaused: boolean;
  dueAt: Instant | null;
  begun: number;
  /** By day. */
  readonly spent: Map<number, BudgetPart>;
}

const AT_ONCE = instant(0);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Far from the numbers of jobs. */
const FIRST_NUMBER = 1_000_000;

/** Sites under watch in memory. */
export class MemoryWatched implements WatchAgreement {
  readonly #clock: Clock;
  readonly #leases: MemoryLeases;
  readonly #rows = new Map<string, Row>();
  #list: SitesList | null = null;

  constructor(clock: Clock, leases: MemoryLeases) {
    this.#clock = clock;
    this.#leases = leases;
  }

  async version(): Promise<number> {
    return this.#list?.version ?? 0;
  }

  async list(): Promise<SitesList | null> {
    return this.#list;
  }

  async put({ text, sites }: NewSitesList, after: number): Promise<boolean> {
    if (after !== (this.#list?.version ?? 0)) return false;
    this.#list = { text, version: after + 1 };
    for (const { name, isPaused } of sites) this.#enter(name, isPaused);
    const names = new Set(sites.map(({ name }) => name));
    for (const [site, row] of this.#rows)
      if (row.isListed && !names.has(site)) Object.assign(row, { isListed: false, dueAt: AT_ONCE, begun: 0 });
    return true;
  }

  async due(limit: number): Promise<string[]> {
    const held = new Set((await this.#leases.list({ onlyHeld: true })).map(({ site }) => site));
    const due = [...this.#rows].filter(([site, { dueAt }]) => this.#isDue(dueAt) && !held.has(site));
    due.sort(([a, one], [b, two]) => one.dueAt! - two.dueAt! || (a < b ? -1 : 1));
    return due.slice(0, limit).map(([site]) => site);
  }

  async begin(lease: SiteLease): Promise<Pick<SiteTurn, "number"> | null> {
    const row = this.#held(lease);
    if (row === null || !this.#isDue(row.dueAt)) return null;
    const again = Math.min(MINUTE_MS * 2 ** (row.begun - 2), HOUR_MS);
    if (row.begun >= 2) row.dueAt = instant(Math.ceil(this.#clock.now() + again));
    row.begun++;
    return { number: row.number };
  }

  async end(lease: SiteLease, dueAt: Instant | null): Promise<boolean> {
    const row = this.#held(lease);
    if (row === null) return false;
    // What was asked for in the list meanwhile stands: a site that goes on has its turn at once.
    const goesOn = dueAt === null && row.isListed && !row.isPaused;
    Object.assign(row, { dueAt: goesOn ? AT_ONCE : dueAt, begun: 0 });
    return true;
  }

  async turns(): Promise<SiteTurn[]> {
    const turns = [...this.#rows].map(([site, { number, dueAt, begun }]) => ({ site, number, dueAt, begun }));
    return turns.sort((a, b) => (a.site < b.site ? -1 : 1));
  }

  async take(lease: SiteLease, wish: Parameters<WatchAgreement["take"]>[1]): Promise<BudgetPart | null> {
    const row = this.#held(lease);
    if (row === null) return null;
    const granted = grantOf({ ...wish, site: lease.site }, spentOf(row, wish.at));
    add(row, wish.at, granted);
    return granted;
  }

  async giveBack(lease: SiteLease, at: Instant, { requests, bytes }: BudgetPart): Promise<void> {
    const row = this.#held(lease);
    if (row !== null) add(row, at, { requests: -requests, bytes: -bytes });
  }

  async spent(site: string, at: Instant): Promise<BudgetPart> {
    const row = this.#rows.get(site);
    return row ? spentOf(row, at) : { requests: 0, bytes: 0 };
  }

  #enter(name: string, isPaused: boolean): void {
    const row = this.#rows.get(name);
    const number = FIRST_NUMBER + this.#rows.size;
    if (!row)
      this.#rows.set(name, { number, isListed: true, isPaused, dueAt: AT_ONCE, begun: 0, spent: new Map() });
    else if (!row.isListed || row.isPaused !== isPaused)
      Object.assign(row, { isListed: true, isPaused, dueAt: AT_ONCE, begun: 0 });
  }

  #held(lease: SiteLease): Row | null {
    return this.#leases.holds(lease) ? (this.#rows.get(lease.site) ?? null) : null;
  }

  #isDue(dueAt: Instant | null): boolean {
    return dueAt !== null && dueAt <= this.#clock.now();
  }
}

function spentOf({ spent }: Row, at: Instant): BudgetPart {
  const [day, month] = [dayOf(at), monthOf(at)];
  const bytes = [...spent].filter(([of]) => of >= month && of <= day).map(([, part]) => part.bytes);
  return { requests: spent.get(day)?.requests ?? 0, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

function add({ spent }: Row, at: Instant, { requests, bytes }: BudgetPart): void {
  const before = spent.get(dayOf(at)) ?? { requests: 0, bytes: 0 };
  spent.set(dayOf(at), { requests: before.requests + requests, bytes: before.bytes + bytes });
}
