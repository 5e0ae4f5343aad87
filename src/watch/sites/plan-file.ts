// The plan of a file that its owner may change at any time: a new one takes effect when it is right, and until then the
// old one stays in force.
import { IsochronError, UsageError } from "#errors.js";
import type { WatchPlan } from "#model/index.js";
import { readWatchPlan, type PlanReading } from "./read-plan.js";

/** Where the file is read from. */
export interface PlanSource {
  /** As messages call it. */
  readonly name: string;
  /** Another whenever the file has changed; `null` while it is not there. */
  stamp(): Promise<string | null>;
  /** @throws IsochronError when it cannot be read */
  text(): Promise<string>;
}

/** What a look at the file told, once for each change of it. */
export type PlanNews =
  | { readonly kind: "changed"; readonly plan: WatchPlan; readonly warnings: readonly string[] }
  /** The plan before it stays in force. */
  | { readonly kind: "wrong"; readonly faults: readonly string[] };

interface Seen {
  readonly stamp: string | null;
  /** What was wrong with it, all lines; `null` for a plan that is in force. */
  readonly faults: string | null;
}

/** One file of sites, watched. */
export class PlanFile {
  readonly #source: PlanSource;
  #plan: WatchPlan;
  #seen: Seen;
  /** What was odd in the file when it was opened. */
  readonly warnings: readonly string[];

  private constructor(source: PlanSource, stamp: string | null, read: Right) {
    this.#source = source;
    this.#seen = { stamp, faults: null };
    this.#plan = read.plan;
    this.warnings = read.warnings;
  }

  /** Reads the file for the first time. @throws UsageError with a line for every fault */
  static async open(source: PlanSource): Promise<PlanFile> {
    const stamp = await source.stamp();
    const read = readWatchPlan(await source.text(), source.name);
    if ("faults" in read) throw new UsageError("BAD_INPUT", read.faults.join("\n"));
    return new PlanFile(source, stamp, read);
  }

  /** The last plan that was right. */
  get plan(): WatchPlan {
    return this.#plan;
  }

  /** Looks whether the file has changed; `null` when there is nothing new to say. */
  async reload(): Promise<PlanNews | null> {
    // Before the text: what is written meanwhile has another stamp, and is read the next time.
    const stamp = await this.#stamp();
    if (stamp === this.#seen.stamp) return null;
    const read = await this.#read();
    if ("plan" in read) return this.#takeUp(stamp, read);
    const faults = read.faults.join("\n");
    const isSaid = faults === this.#seen.faults;
    this.#seen = { stamp, faults };
    return isSaid ? null : { kind: "wrong", faults: read.faults };
  }

  #takeUp(stamp: string | null, read: Right): PlanNews | null {
    const isSame = this.#seen.faults === null && JSON.stringify(read.plan) === JSON.stringify(this.#plan);
    this.#seen = { stamp, faults: null };
    if (isSame) return null;
    this.#plan = read.plan;
    return { kind: "changed", plan: read.plan, warnings: read.warnings };
  }

  async #stamp(): Promise<string | null> {
    try {
      return await this.#source.stamp();
    } catch (error) {
      if (error instanceof IsochronError) return `unreadable: ${error.message}`;
      throw error;
    }
  }

  async #read(): Promise<PlanReading> {
    try {
      return readWatchPlan(await this.#source.text(), this.#source.name);
    } catch (error) {
      if (error instanceof IsochronError) return { faults: [error.message] };
      throw error;
    }
  }
}

type Right = Extract<PlanReading, { plan: WatchPlan }>;
