// Who has which site, in memory.
import { instant, type Instant } from "#model/index.js";
import type { Clock, HeldSite, SiteLease, SiteLeases } from "#ports/index.js";

interface Row {
  fence: number;
  nextFence: number;
  machine: string | null;
  until: Instant;
}

/** Leases in memory. */
export class MemoryLeases implements SiteLeases {
  readonly #clock: Clock;
  readonly #rows = new Map<string, Row>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async take(site: string, terms: Parameters<SiteLeases["take"]>[1]): Promise<SiteLease | null> {
    const row = this.#row(site);
    if (row.machine !== null && row.until > this.#clock.now()) return null;
    row.fence = row.nextFence++;
    row.machine = terms.machine;
    row.until = this.#after(terms.leaseMs);
    return { site, fence: row.fence };
  }

  async renew(leases: readonly SiteLease[], leaseMs: number): Promise<SiteLease[]> {
    const held = leases.filter((lease) => this.holds(lease));
    for (const { site } of held) this.#row(site).until = this.#after(leaseMs);
    return held.map(({ site, fence }) => ({ site, fence }));
  }

  async release(lease: SiteLease): Promise<void> {
    if (!this.holds(lease)) return;
    const row = this.#row(lease.site);
    row.machine = null;
    row.until = this.#clock.now();
  }

  async raise(site: string, fence: number): Promise<void> {
    const row = this.#row(site);
    row.nextFence = Math.max(row.nextFence, fence + 1);
  }

  async list({ onlyHeld = false } = {}): Promise<HeldSite[]> {
    const now = this.#clock.now();
    return [...this.#rows]
      .filter(([, { fence }]) => fence > 0)
      .map(([site, { fence, machine, until }]) => ({
        site,
        fence,
        machine: until > now ? machine : null,
        until,
      }))
      .filter(({ machine }) => !onlyHeld || machine !== null)
      .sort((a, b) => (a.site < b.site ? -1 : 1));
  }

  /** Whether a word under this lease counts. */
  holds({ site, fence }: SiteLease): boolean {
    const row = this.#rows.get(site);
    return row?.fence === fence && row.machine !== null && row.until > this.#clock.now();
  }

  #after(leaseMs: number): Instant {
    return instant(this.#clock.now() + Math.ceil(leaseMs));
  }

  #row(site: string): Row {
    let row = this.#rows.get(site);
    if (!row) this.#rows.set(site, (row = { fence: 0, nextFence: 1, machine: null, until: instant(0) }));
    return row;
  }
}
