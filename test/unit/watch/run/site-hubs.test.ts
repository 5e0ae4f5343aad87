// Hubs in the turns of a watch, on a scripted web in virtual time: asked politely and from the budget, pings obeyed.
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import type { Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import { HubDesk, openHubDesk, type Subscription } from "#watch/index.js";
import type { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { planOf, withWatchedWeb, type WatchedWeb } from "../../../support/watch/watched-web.js";

const DAY_MS = 86_400_000;
const HUB = "http://hub.test/subscribe";
const FEED = "http://a.test/feed" as PageUrl;
const SETTINGS = { callbackBase: "https://archive.test/hub/", key: Buffer.alloc(32, 7) };
const PLAN = planOf({ hints: { sitemaps: false, feeds: [FEED], oai: [], discover: false } });
const NO_FEED = planOf({ hints: { sitemaps: false, feeds: [], oai: [], discover: true } });
const PAGES = {
  "http://a.test/": "<title>Home</title><p>Home of the town, as it has always been.</p>",
  [FEED]: {
    type: "application/atom+xml",
    body: `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="hub" href="${HUB}"/></feed>`,
  },
};

/** A hub that is given to the site's fetcher, and calls a desk back before it answers. */
class FakeHub {
  readonly forms: URLSearchParams[] = [];
  desk = new HubDesk(SETTINGS);
  status = 202;
  leaseSeconds = "864000";
  onAsked = (): void => undefined;
  fetcherOf = (web: ScriptedWeb): Fetcher => ({
    profile: web.profile,
    close: async () => undefined,
    fetch: async (request) => {
      if (request.url === HUB) this.#heard(request, web);
      return answered(await web.fetch(request), request.url === HUB ? this.status : null);
    },
  });

  #heard({ post }: FetchRequest, web: ScriptedWeb): void {
    expect(post!.contentType).toBe("application/x-www-form-urlencoded");
    this.forms.push(new URLSearchParams(Buffer.from(post!.body).toString()));
    this.onAsked();
    if (this.status === 202) expect(this.verify(web)).toMatchObject({ status: 200, body: "challenge" });
  }

  get name(): string {
    return this.forms[0]!.get("hub.callback")!.slice(SETTINGS.callbackBase.length);
  }

  verify(web: ScriptedWeb) {
    const query = new URLSearchParams({
      "hub.mode": "subscribe",
      "hub.topic": this.forms.at(-1)!.get("hub.topic")!,
      "hub.challenge": "challenge",
      "hub.lease_seconds": this.leaseSeconds,
    }).toString();
    const call = { method: "GET", name: this.name, query, signature: null, body: Buffer.alloc(0) };
    return this.desk.answer(call, web.clock.now());
  }

  ping(web: ScriptedWeb, secret = this.forms.at(-1)!.get("hub.secret")!) {
    const body = Buffer.from("<feed/>");
    const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    return this.desk.answer({ method: "POST", name: this.name, query: "", signature, body }, web.clock.now());
  }
}

function answered(result: FetchResult, status: number | null): FetchResult {
  if (status === null || result.kind !== "response") return result;
  const responseBytes = Buffer.from(`HTTP/1.1 ${status} So\r\nContent-Length: 0\r\n\r\n`);
  return { ...result, exchange: { ...result.exchange, responseBytes } };
}

async function heldIn({ stores }: WatchedWeb): Promise<readonly Subscription[]> {
  const state = JSON.parse((await stores.memory.state("a.test"))!) as { subscriptions: Subscription[] };
  return state.subscriptions;
}

async function warcText({ archive }: WatchedWeb["world"]): Promise<string> {
  const files = await archive.blobs.list("warcs/");
  return files.map(({ key }) => gunzipSync(readFileSync(join(archive.dir, key))).toString("latin1")).join("");
}

/** Puts the next reading of the feed far away. */
async function postpone({ stores, web }: WatchedWeb): Promise<void> {
  const sources = await stores.hints.sources("a.test");
  await stores.hints.put(sources.map((one) => ({ ...one, dueAt: instant(web.clock.now() + 5 * DAY_MS) })));
}

const readings = ({ web }: WatchedWeb): number => web.asked.filter(({ url }) => url === FEED).length;

function withHub(test: (watched: WatchedWeb, hub: FakeHub) => Promise<void>): Promise<void> {
  const hub = new FakeHub();
  return withWatchedWeb(PAGES, (watched) => test(watched, hub), hub.fetcherOf);
}

describe("a watch that hubs can reach", () => {
  it("subscribes once, from the budget and not into the archive, and keeps what was confirmed", async () => {
    await withHub(async (watched, hub) => {
      const { web, watch, turns, stores, world } = watched;
      await watch([PLAN], 3, undefined, { hubs: hub.desk });
      expect(hub.forms).toHaveLength(1);
      expect(hub.forms[0]!.get("hub.topic")).toBe(FEED);
      expect(turns.reduce((sum, { requests }) => sum + requests, 0)).toBe(web.asked.length);
      expect((await stores.memory.spent("a.test", web.clock.now())).requests).toBe(web.asked.length);
      const [held] = await heldIn(watched);
      expect(held).toMatchObject({ source: FEED, hub: HUB, tries: 0 });
      expect(held!.expiresAt! - held!.askedAt!).toBeGreaterThanOrEqual(10 * DAY_MS);
      const warcs = await warcText(world);
      expect(warcs).toContain(`WARC-Target-URI: ${FEED}`);
      expect(warcs).not.toContain(`WARC-Target-URI: ${HUB}`);
      expect(warcs).not.toContain(hub.forms[0]!.get("hub.secret"));
      expect(JSON.stringify(await heldIn(watched))).not.toContain(hub.forms[0]!.get("hub.secret"));
    });
  });

  it("reads a feed in its next turn when a hub tells of it, and only then", async () => {
    await withHub(async (watched, hub) => {
      const { web, watch } = watched;
      await watch([PLAN], 1, undefined, { hubs: hub.desk });
      await postpone(watched);
      const before = readings(watched);
      expect(hub.ping(web, "guessed")).toMatchObject({ status: 202, ping: null });
      await watch([PLAN], 2, undefined, { hubs: hub.desk });
      expect(readings(watched)).toBe(before);
      expect(hub.ping(web)).toMatchObject({ status: 202, ping: FEED });
      await watch([PLAN], 1, undefined, { hubs: hub.desk });
      expect(readings(watched)).toBe(before + 1);
    });
  });

  it("goes on after a restart: hubs are known before the first turn, and leases are renewed", async () => {
    await withHub(async (watched, hub) => {
      const { web, watch, stores } = watched;
      hub.leaseSeconds = "86400";
      await watch([PLAN], 1, undefined, { hubs: hub.desk });
      await postpone(watched);
      const before = readings(watched);
      hub.desk = await openHubDesk(SETTINGS, ["a.test", "new.test"], stores.memory);
      expect([hub.desk.knows(hub.name), hub.desk.knows("stranger")]).toEqual([true, false]);
      expect(hub.ping(web)).toMatchObject({ ping: FEED });
      await watch([PLAN], 1, undefined, { hubs: hub.desk });
      expect([readings(watched), hub.forms.length]).toEqual([before + 1, 1]);
      await watch([PLAN], 13, undefined, { hubs: hub.desk });
      expect(hub.forms).toHaveLength(2);
      expect((await heldIn(watched))[0]!.expiresAt! - web.clock.now()).toBeGreaterThan(0.8 * DAY_MS);
    });
  });

  it("tells of a hub that refuses, and asks it more and more rarely", async () => {
    await withHub(async (watched, hub) => {
      hub.status = 404;
      const told: string[] = [];
      watched.world.logger.log = (_level, message) => void told.push(message);
      await watched.watch([PLAN], 4 * 24, undefined, { hubs: hub.desk });
      expect(hub.forms).toHaveLength(3); // at once, after a day, after two more
      expect(told).toEqual(
        Array(3).fill(`a.test: the hub ${HUB} answered 404; asked again in a day or more`),
      );
      expect(told.join()).not.toContain(hub.forms[0]!.get("hub.secret"));
    });
  });

  it("lets go of feeds and sites that are watched no more; their hubs are told", async () => {
    await withHub(async (watched, hub) => {
      const { web, watch } = watched;
      await watch([PLAN], 1, undefined, { hubs: hub.desk });
      await watch([NO_FEED], 2, undefined, { hubs: hub.desk });
      expect(await heldIn(watched)).toEqual([]);
      expect(hub.ping(web).status).toBe(410);
      const plans = [PLAN];
      hub.onAsked = () => void plans.pop();
      await watch(plans, 2, undefined, { hubs: hub.desk });
      expect([plans, hub.forms.length]).toEqual([[], 2]);
      expect(hub.ping(web).status).toBe(410);
    });
  });
});

it("a watch that no hub can reach asks none, keeps what is held, and reads what was kept before there were any", async () => {
  await withHub(async (watched, hub) => {
    const { watch, stores } = watched;
    await watch([PLAN], 1, undefined, { hubs: hub.desk });
    const held = await heldIn(watched);
    await watch([PLAN], 1);
    expect(await heldIn(watched)).toEqual(held);
    const { subscriptions: _, ...old } = JSON.parse((await stores.memory.state("a.test"))!) as Record<
      string,
      unknown
    >;
    const status = (await stores.memory.status("a.test"))!;
    const ended = { site: "a.test", mind: null, pages: [], status, turn: null };
    await stores.memory.endTurn({ ...ended, state: JSON.stringify(old) });
    await watch([PLAN], 1);
    expect(await heldIn(watched)).toEqual([]);
    expect(hub.forms).toHaveLength(1);
  });
});
