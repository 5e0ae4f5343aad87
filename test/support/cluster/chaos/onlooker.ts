// Somebody who looks at the agreement again and again from a line of his own, and keeps all that it ever said: what it
// said before it crashed it must still say afterwards.
import { setTimeout as delay } from "node:timers/promises";
import type { Agreement, SealedObject } from "#ports/index.js";

/** An object that counted at some look. */
export interface NamedObject extends SealedObject {
  readonly site: string;
  /** The highest fence that had been seen of its site at an earlier look. */
  readonly heldFence: number;
}

/** A site in another hand than at the look before. */
export interface HandOver {
  readonly site: string;
  readonly fence: number;
  readonly machine: string;
  readonly atMs: number;
}

const LOOK_MS = 100;

/** Looks on until told to stop. */
export class Onlooker {
  readonly named: NamedObject[] = [];
  readonly handOvers: HandOver[] = [];
  looks = 0;
  /** Looks at which nobody answered. */
  blanks = 0;
  readonly #agreement: Agreement;
  readonly #keys = new Set<string>();
  readonly #fences = new Map<string, number>();
  #seq = 0;
  #isOver = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(agreement: Agreement) {
    this.#agreement = agreement;
  }

  begin(): void {
    this.#looking = this.#lookOn();
  }

  /** After a last look. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
    await this.#look();
  }

  /** Who has this site, as it was last seen. */
  holderOf(site: string): HandOver | null {
    return this.handOvers.findLast((one) => one.site === site) ?? null;
  }

  async #lookOn(): Promise<void> {
    while (!this.#isOver) {
      await this.#look().catch(() => void this.blanks++);
      await delay(LOOK_MS);
    }
  }

  async #look(): Promise<void> {
    // Fences of looks before this one: what is named now may have come before those of now.
    const before = new Map(this.#fences);
    const { leases, objects } = this.#agreement;
    const { sites, seq } = await objects.changedSince(this.#seq);
    for (const site of sites)
      for (const object of await objects.ofSite(site)) this.#keep(site, object, before.get(site) ?? 0);
    this.#seq = seq;
    for (const { site, fence, machine } of await leases.list()) {
      if (machine === null || fence <= (this.#fences.get(site) ?? 0)) continue;
      this.#fences.set(site, fence);
      this.handOvers.push({ site, fence, machine, atMs: Date.now() });
    }
    this.looks++;
  }

  #keep(site: string, object: SealedObject, heldFence: number): void {
    const word = `${object.key} ${object.sha256}`;
    if (this.#keys.has(word)) return;
    this.#keys.add(word);
    this.named.push({ ...object, site, heldFence });
  }
}
