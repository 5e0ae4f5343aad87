// The list of sites under watch that a cluster's machines share, as a file that is read and changed: whoever changes it
// has seen the one before.
import { IsochronError, UsageError } from "#errors.js";
import type { SitePlan, WatchPlan } from "#model/index.js";
import type { WatchAgreement } from "#ports/index.js";
import { PlanFile, readWatchPlan, type PlanSource } from "#watch/index.js";

const NAME = "the cluster's list of sites";
const MOST_TRIES = 20;

/** The list as a file of sites. */
export class AgreedSites implements PlanSource {
  readonly name = NAME;
  readonly #watch: Pick<WatchAgreement, "version" | "list" | "put">;

  constructor(watch: Pick<WatchAgreement, "version" | "list" | "put">) {
    this.#watch = watch;
  }

  async stamp(): Promise<string | null> {
    const version = await this.#watch.version();
    return version === 0 ? null : String(version);
  }

  /** @throws UsageError where there is none */
  async text(): Promise<string> {
    const list = await this.#watch.list();
    if (list !== null) return list.text;
    throw new UsageError("NOT_FOUND", "the cluster watches no sites yet: isochron sites add puts one there");
  }

  /** Replaces it by what is made of it, `null` where there is none; whatever `make` throws changes nothing. */
  async change(make: (text: string | null) => string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await this.#watch.list();
      const text = make(before?.text ?? null);
      if (text === before?.text) return;
      const read = readWatchPlan(text, NAME);
      if ("faults" in read) throw new UsageError("BAD_INPUT", read.faults.join("\n"));
      if (await this.#watch.put({ text, sites: read.plan.sites }, before?.version ?? 0)) return;
    }
    throw new IsochronError("CLUSTER", `${NAME} is changed by others all the time: try again`);
  }
}

/** The plans of all sites as a machine has them: read again whenever the list has changed. */
export class AgreedPlans {
  readonly #sites: AgreedSites;
  #file: PlanFile | null = null;

  constructor(watch: Pick<WatchAgreement, "version" | "list" | "put">) {
    this.#sites = new AgreedSites(watch);
  }

  /** `null` for a site that is in the list no more. */
  async planOf(site: string): Promise<SitePlan | null> {
    return (await this.#plan()).sites.find(({ name }) => name === site) ?? null;
  }

  async #plan(): Promise<WatchPlan> {
    if (this.#file === null) this.#file = await PlanFile.open(this.#sites);
    else await this.#file.reload();
    return this.#file.plan;
  }
}
