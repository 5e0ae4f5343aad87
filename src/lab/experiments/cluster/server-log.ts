// What all servers see of a cluster, by host and by address, and what each of them is owed.
import { PolitenessJudge } from "./politeness-judge.js";
import type { SiteWorld } from "./site-world.js";

/** Requests are counted by stretches of this length. */
export const STRETCH_MS = 10_000;

/** A request as it reaches a server. */
export interface Knock {
  readonly host: number;
  readonly atMs: number;
  /** It was sent long after it was last checked. */
  readonly isLate: boolean;
  /** Whether its asker surely has the turn at this gate now. */
  readonly hasTurn: (gate: string) => boolean;
}

/** The log of all servers. */
export class ServerLog {
  readonly hosts = new PolitenessJudge();
  readonly addresses = new PolitenessJudge();
  /** Requests that arrived in each stretch of time since the start. */
  readonly perStretch: number[] = [];
  readonly #world: SiteWorld;
  readonly #delayMs: number;
  readonly #startMs: number;
  /** Hosts whose robots.txt somebody has read, and those of them where he could tell the others. */
  readonly #isRead: Uint8Array;
  readonly #isTold: Uint8Array;

  constructor(world: SiteWorld, { delayMs, startMs }: { delayMs: number; startMs: number }) {
    this.#world = world;
    this.#delayMs = delayMs;
    this.#startMs = startMs;
    this.#isRead = new Uint8Array(world.hosts);
    this.#isTold = new Uint8Array(world.hosts);
  }

  /** Somebody has an answer of the host, robots.txt first of all: what it asks for is due from now on. */
  answered(host: number, canTell: boolean): void {
    this.#isRead[host] = 1;
    if (canTell) this.#isTold[host] = 1;
  }

  /** A request arrives; what is returned is called when it was answered, or given up. */
  arrive({ host, atMs, isLate, hasTurn }: Knock): (endMs: number) => void {
    this.#countIn(atMs);
    const address = this.#world.addressOf[host]!;
    const delayMs = this.#delayMs;
    const ends = [
      this.hosts.arrive(host, atMs, {
        delayMs: this.#owed(host, this.#isRead),
        toldMs: this.#owed(host, this.#isTold),
        isLate,
        hasTurn: () => hasTurn(hostGate(host)),
      }),
      this.addresses.arrive(address, atMs, {
        delayMs,
        toldMs: delayMs,
        isLate,
        hasTurn: () => hasTurn(addressGate(address)),
      }),
    ];
    return (endMs) => {
      for (const end of ends) end(endMs);
    };
  }

  #owed(host: number, isKnown: Uint8Array): number {
    return Math.max(this.#delayMs, isKnown[host] === 1 ? this.#world.crawlDelayMs[host]! : 0);
  }

  #countIn(atMs: number): void {
    const stretch = Math.floor((atMs - this.#startMs) / STRETCH_MS);
    while (this.perStretch.length <= stretch) this.perStretch.push(0);
    this.perStretch[stretch]!++;
  }
}

/** A host's name. */
export function hostName(host: number): string {
  return `h${host}.example`;
}

/** An address in words. */
export function addressName(address: number): string {
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

function hostGate(host: number): string {
  return `host ${hostName(host)}`;
}

function addressGate(address: number): string {
  return `address ${addressName(address)}`;
}
