// A watch put together: the archive, the network, the plan's file, what is remembered, and how people are told.
import { secretReader, SmtpMailer } from "#adapters/index.js";
import type { World } from "#crawl/index.js";
import { instant, type SitePlan } from "#model/index.js";
import type { Clock, WatchStores } from "#ports/index.js";
import { newsLine } from "#report/index.js";
import { auditArchive, openWatch } from "#store/index.js";
import { Housekeeping, NewsDesk, newsWays, Watch, type PlanFile, type TellableNews } from "#watch/index.js";
import type { Io } from "../io.js";
import { openHubDoor, type HubDoor } from "./hub-door.js";
import type { HubPlace } from "./hub-place.js";
import { eventLine, newsWords, turnLine } from "./watch-words.js";

/** How a watch is run. */
export interface WatchRun {
  readonly plan: PlanFile;
  readonly turnMs: number;
  /** Ends by itself after so long; never unless told. */
  readonly forMs: number | null;
  readonly isJson: boolean;
  /** Where the reading room is, for links in news. */
  readonly room: string;
  /** Where hubs reach it; without it none are subscribed at. */
  readonly hubs: HubPlace | null;
}

/** Watches until it is stopped, or its time is over. */
export async function runWatch(run: WatchRun, world: World, io: Io): Promise<void> {
  const stores = openWatch(world.archive.dir);
  let door: HubDoor | null = null;
  try {
    const sites = run.plan.plan.sites.map(({ name }) => name);
    if (run.hubs !== null) door = await openHubDoor(run.hubs, sites, world, stores);
    await new WatchDesk(run, world, stores, io).run(door);
  } finally {
    await door?.close();
    stores.close();
  }
}

class WatchDesk {
  readonly #run: WatchRun;
  readonly #world: World;
  readonly #stores: WatchStores;
  readonly #io: Io;
  readonly #news: NewsDesk;
  readonly #house: Housekeeping;

  constructor(run: WatchRun, world: World, stores: WatchStores, io: Io) {
    this.#run = run;
    this.#world = world;
    this.#stores = stores;
    this.#io = io;
    this.#news = new NewsDesk(stores.news, world.logger);
    this.#house = new Housekeeping({
      stores,
      deliver: () => this.#deliver(),
      archiveBytes: () => bytesOf(world),
      audit: (name) => audit(world.archive.dir, name, world.clock, io.signal),
      tell: (items) => this.#tell(null, items),
    });
  }

  async run(door: HubDoor | null): Promise<void> {
    const { turnMs, forMs } = this.#run;
    const { clock } = this.#world;
    const ground = {
      world: this.#world,
      stores: this.#stores,
      turnMs,
      signal: this.#io.signal,
      isHeld: () => this.#house.held,
      tell: (plan: SitePlan, items: readonly TellableNews[]) => this.#tell(plan, items),
      hubs: door?.desk,
      onTurn: (turn: Parameters<typeof turnLine>[0]) => this.#say(turnLine(turn), eventLine("turn", turn)),
    };
    if (door !== null) this.#sayDoor(door);
    const watch = new Watch(ground, {
      plan: () => this.#plan(),
      between: (now) => this.#house.keep(this.#run.plan.plan, now),
      ...(forMs !== null && { until: instant(clock.now() + forMs) }),
    });
    try {
      await watch.run();
    } finally {
      await this.#house.close();
    }
  }

  #sayDoor({ port }: HubDoor): void {
    const { callbackBase: callback, host } = this.#run.hubs!;
    this.#say(
      `hubs that call ${callback} are answered on ${host}, port ${port}`,
      eventLine("hubs", { callback, host, port }),
    );
  }

  async #plan() {
    const { plan } = this.#run;
    const told = await plan.reload();
    if (told?.kind === "wrong")
      this.#io.err(`${told.faults.join("\n")}\nisochron: the plan before it stays in force\n`);
    if (told?.kind === "changed") {
      for (const warning of told.warnings) this.#io.err(`isochron: ${warning}\n`);
      this.#say("the plan has changed", eventLine("plan", { sites: told.plan.sites.length }));
    }
    return plan.plan;
  }

  async #tell(plan: SitePlan | null, items: readonly TellableNews[]): Promise<void> {
    const now = this.#world.clock.now();
    const { channels } = this.#run.plan.plan;
    for (const item of await this.#news.tell(items, channels, plan?.tell ?? null, now))
      this.#say(newsWords(item), newsLine(item, this.#run.room));
  }

  async #deliver(): Promise<void> {
    const { room, plan } = this.#run;
    const { fetcher, clock } = this.#world;
    const ways = newsWays({ fetcher, secrets: secretReader(this.#io.env), mailer: new SmtpMailer(), room });
    const { channels } = plan.plan;
    await this.#news.deliver(ways, { channels, now: () => clock.now(), signal: this.#io.signal });
  }

  #say(words: string | null, event: string): void {
    if (this.#run.isJson) this.#io.out(event);
    else if (words !== null) this.#io.out(`${words}\n`);
  }
}

async function bytesOf({ archive }: World): Promise<number> {
  let bytes = 0;
  for (const { sizeBytes } of await archive.blobs.list("")) bytes += sizeBytes;
  return bytes;
}

async function audit(dir: string, name: string, clock: Clock, signal: AbortSignal) {
  const sums = { files: 0, findings: 0 };
  for await (const { sha256Ok, findings } of auditArchive(dir, name, clock)) {
    sums.files++;
    if (sha256Ok === false || findings.length > 0) sums.findings++;
    if (signal.aborted) break;
  }
  return sums;
}
