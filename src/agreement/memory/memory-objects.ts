// Which bytes count, in memory.
import type { ObjectList, SealedObject, SiteLease } from "#ports/index.js";

interface SiteObjects {
  readonly byName: Map<string, SealedObject>;
  seq: number;
}

/** Objects that count, in memory. */
export class MemoryObjects implements ObjectList {
  readonly #holds: (lease: SiteLease) => boolean;
  readonly #sites = new Map<string, SiteObjects>();
  #seq = 0;

  constructor(holds: (lease: SiteLease) => boolean) {
    this.#holds = holds;
  }

  async acknowledge(
    lease: SiteLease,
    { put, gone = [] }: Parameters<ObjectList["acknowledge"]>[1],
  ): Promise<boolean> {
    if (!this.#holds(lease)) return false;
    const site = this.#sites.get(lease.site) ?? { byName: new Map<string, SealedObject>(), seq: 0 };
    this.#sites.set(lease.site, site);
    for (const name of gone) site.byName.delete(name);
    for (const { name, key, sizeBytes, sha256 } of put)
      site.byName.set(name, { name, key, sizeBytes, sha256 });
    site.seq = ++this.#seq;
    return true;
  }

  async ofSite(site: string): Promise<SealedObject[]> {
    const objects = [...(this.#sites.get(site)?.byName.values() ?? [])];
    return objects.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  }

  async changedSince(seq: number): ReturnType<ObjectList["changedSince"]> {
    const from = seq > this.#seq ? 0 : seq;
    const changed = [...this.#sites].filter(([, site]) => site.seq > from);
    return { sites: changed.map(([site]) => site).sort(), seq: this.#seq };
  }
}
