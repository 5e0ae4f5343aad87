// What many machines agree upon: who has which site, when which server may be asked, which bytes count, and what time it
// is. All instants are the agreement's own: no machine's clock decides anything here.
import type { Instant, JsonValue } from "#model/index.js";
import type { ManagementStore } from "../jobs.js";
import type { ControlChannel } from "../stores.js";
import type { SiteLease } from "./site-lease.js";
import type { WatchAgreement } from "./watch-agreement.js";

/** A site that somebody has, or had last. */
export interface HeldSite extends SiteLease {
  /** `null` where nobody has it. */
  readonly machine: string | null;
  readonly until: Instant;
}

/** Who has which site. */
export interface SiteLeases {
  /** Takes a site that nobody has, or whose holder was silent for the time of its lease; `null` where somebody has it. */
  take(
    site: string,
    terms: { readonly machine: string; readonly leaseMs: number },
  ): Promise<SiteLease | null>;
  /** Holds on to these; returns those that are still held. What is not among them is somebody else's. */
  renew(leases: readonly SiteLease[], leaseMs: number): Promise<SiteLease[]>;
  /** Gives a site back at once; nothing happens where it is held no more. */
  release(lease: SiteLease): Promise<void>;
  /** Whoever takes the site next has a fence higher than this; nothing else changes. */
  raise(site: string, fence: number): Promise<void>;
  /** All that were ever taken, by site; or those alone that somebody has now. */
  list(asked?: { readonly onlyHeld: boolean }): Promise<HeldSite[]>;
}

/** A turn at a server's gate. */
export interface SharedTurn {
  /** Whether it is surely still ours, judged without asking anybody: what is not must not be sent. */
  isHeld(): boolean;
  /** Ends it; the pause counts from now. Nothing that follows at this gate comes before it. */
  leave(pauseMs: number): void;
}

/** What a machine's gates did since they were opened, for figures. */
export interface GateFigures {
  /** Turns that were given, and of these how many were lost since nobody heard of their holder. */
  readonly turns: number;
  readonly lost: number;
  /** Who is in a turn now, and who waits for one. */
  readonly inTurn: number;
  readonly waiting: number;
  /** All waits together, pauses included. */
  readonly waitedMs: number;
  /** How often the agreement was asked. */
  readonly questions: number;
}

/** The turnstiles of servers: one request at a time at each, and a pause after it, over all machines. */
export interface SharedGates {
  /**
   * Waits for the turn and for the longer of the pause that the last one left and the own one. A holder that is silent
   * for the gate's patience counts as dead: its gate opens a pause after that. Rejects with the signal's reason.
   */
  enter(name: string, pauseMs: number, signal?: AbortSignal): Promise<SharedTurn>;
  /** Nobody is let in for so long from now on, however short their own pause. */
  hold(name: string, forMs: number): Promise<void>;
  /** Of this machine alone; nobody is asked. */
  figures(): GateFigures;
}

/** Something sealed: its name in the site's archive, and where its bytes lie in the bucket. */
export interface SealedObject {
  readonly name: string;
  /** In the bucket; written once. */
  readonly key: string;
  readonly sizeBytes: number;
  /** Of all its bytes, hex. */
  readonly sha256: string;
}

/** Which bytes count: an object is part of the archive when it is acknowledged here, and not before. */
export interface ObjectList {
  /**
   * Adds these, each instead of what had its name before, and lets names go, all or none; `false` where the lease is
   * held no more, and nothing was changed.
   */
  acknowledge(
    lease: SiteLease,
    change: { readonly put: readonly SealedObject[]; readonly gone?: readonly string[] },
  ): Promise<boolean>;
  /** What counts of a site now, by name. */
  ofSite(site: string): Promise<SealedObject[]>;
  /**
   * Sites with what changed since a number of this list, and its number now; from the beginning for 0, and for a number
   * that the list does not have yet, as it began anew.
   */
  changedSince(seq: number): Promise<{ readonly sites: readonly string[]; readonly seq: number }>;
}

/** How a machine is doing, in its own words. */
export interface MachineBeat {
  readonly name: string;
  readonly software: string;
  readonly startedAt: Instant;
  /** Sites that it works at, and how many it takes. */
  readonly sites: readonly string[];
  readonly mostSites: number;
  /** Figures by name: upload backlog, clock error, gate waits. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A machine as the others see it. */
export interface Machine extends MachineBeat {
  readonly seenAt: Instant;
  readonly isDraining: boolean;
}

/** The machines of a cluster. */
export interface MachineList {
  /** Says how a machine is doing; returns whether it is to take nothing new. */
  beat(beat: MachineBeat): Promise<{ readonly isDraining: boolean }>;
  /** Asks a machine, or all of them, to take nothing new; `false` takes that back. */
  drain(name: string | null, isDraining: boolean): Promise<void>;
  /** Takes a machine off the list. */
  leave(name: string): Promise<void>;
  /** By name. */
  list(): Promise<Machine[]>;
}

/** What a running capture says of itself to those who look from elsewhere. */
export interface RunWord {
  readonly captureId: string;
  readonly site: string;
  readonly at: Instant;
  /** State, pass, counts: as runs tell. */
  readonly status: JsonValue;
}

/** The last word of every run that somebody has in hand. */
export interface RunBoard {
  /** Replaces the word of the site's run, `null` takes it down; `false` where the lease is held no more. */
  say(lease: SiteLease, word: Omit<RunWord, "site" | "at"> | null): Promise<boolean>;
  list(): Promise<RunWord[]>;
}

/** What the cluster is, said once by whoever makes it. */
export interface ClusterFacts {
  /** No other cluster has it. */
  readonly id: string;
  /** `s3://bucket/prefix`: machines with another one are refused. */
  readonly store: string;
  /** Of the archive's signing key, hex: machines with another key are refused. */
  readonly keySha256: string;
}

/** Everything that is agreed upon, opened. */
export interface Agreement {
  /** The agreement's time now, to a fraction of a millisecond, as Unix milliseconds; callers take the time of asking. */
  readTime(): Promise<number>;
  /** `null` before it was made. */
  facts(): Promise<ClusterFacts | null>;
  /** Says what the cluster is; what was said before stands, and is returned. */
  found(facts: ClusterFacts): Promise<ClusterFacts>;
  readonly leases: SiteLeases;
  readonly gates: SharedGates;
  readonly objects: ObjectList;
  readonly machines: MachineList;
  readonly board: RunBoard;
  /** The queue of work and the log of acts. */
  readonly management: ManagementStore;
  readonly control: ControlChannel;
  readonly watch: WatchAgreement;
  close(): Promise<void>;
}
