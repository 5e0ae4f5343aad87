// A watch put together: the archive, the network, the plan's file, what is remembered, and how people are told.
import { secretReader, SmtpMailer } from "#adapters/index.js";
import { instant } from "#model/index.js";
import { newsLine } from "#report/index.js";
import { auditArchive, openWatch } from "#store/index.js";
import { Housekeeping, NewsDesk, newsWays, Watch } from "#watch/index.js";
import { openHubDoor } from "./hub-door.js";
import { eventLine, newsWords, turnLine } from "./watch-words.js";
/** Watches until it is stopped, or its time is over. */
export async function runWatch(run, world, io) {
    const stores = openWatch(world.archive.dir);
    let door = null;
    try {
        const sites = run.plan.plan.sites.map(({ name }) => name);
        if (run.hubs !== null)
            door = await openHubDoor(run.hubs, sites, world, stores);
        await new WatchDesk(run, world, stores, io).run(door);
    }
    finally {
        await door?.close();
        stores.close();
    }
}
class WatchDesk {
    #run;
    #world;
    #stores;
    #io;
    #news;
    #house;
    constructor(run, world, stores, io) {
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
    async run(door) {
        const { turnMs, forMs } = this.#run;
        const { clock } = this.#world;
        const ground = {
            world: this.#world,
            stores: this.#stores,
            turnMs,
            signal: this.#io.signal,
            isHeld: () => (this.#house.isFull ? "the archive has reached its disk quota" : null),
            tell: (plan, items) => this.#tell(plan, items),
            hubs: door?.desk,
            onTurn: (turn) => this.#say(turnLine(turn), eventLine("turn", turn)),
        };
        if (door !== null)
            this.#sayDoor(door);
        const watch = new Watch(ground, {
            plan: () => this.#plan(),
            between: (now) => this.#house.keep(this.#run.plan.plan, now),
            ...(forMs !== null && { until: instant(clock.now() + forMs) }),
        });
        try {
            await watch.run();
        }
        finally {
            await this.#house.close();
        }
    }
    #sayDoor({ port }) {
        const { callbackBase: callback, host } = this.#run.hubs;
        this.#say(`hubs that call ${callback} are answered on ${host}, port ${port}`, eventLine("hubs", { callback, host, port }));
    }
    async #plan() {
        const { plan } = this.#run;
        const told = await plan.reload();
        if (told?.kind === "wrong")
            this.#io.err(`${told.faults.join("\n")}\nisochron: the plan before it stays in force\n`);
        if (told?.kind === "changed") {
            for (const warning of told.warnings)
                this.#io.err(`isochron: ${warning}\n`);
            this.#say("the plan has changed", eventLine("plan", { sites: told.plan.sites.length }));
        }
        return plan.plan;
    }
    async #tell(plan, items) {
        const now = this.#world.clock.now();
        const { channels } = this.#run.plan.plan;
        for (const item of await this.#news.tell(items, channels, plan?.tell ?? null, now))
            this.#say(newsWords(item), newsLine(item, this.#run.room));
    }
    async #deliver() {
        const { room, plan } = this.#run;
        const { fetcher, clock } = this.#world;
        const ways = newsWays({ fetcher, secrets: secretReader(this.#io.env), mailer: new SmtpMailer(), room });
        const { channels } = plan.plan;
        await this.#news.deliver(ways, { channels, now: () => clock.now(), signal: this.#io.signal });
    }
    #say(words, event) {
        if (this.#run.isJson)
            this.#io.out(event);
        else if (words !== null)
            this.#io.out(`${words}\n`);
    }
}
async function bytesOf({ archive }) {
    let bytes = 0;
    for (const { sizeBytes } of await archive.blobs.list(""))
        bytes += sizeBytes;
    return bytes;
}
async function audit(dir, name, clock, signal) {
    const sums = { files: 0, findings: 0 };
    for await (const { sha256Ok, findings } of auditArchive(dir, name, clock)) {
        sums.files++;
        if (sha256Ok === false || findings.length > 0)
            sums.findings++;
        if (signal.aborted)
            break;
    }
    return sums;
}
