// Subscriptions at hubs: found in feeds, asked for, confirmed, renewed, believed when signed, and never more than a ping.
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Instant, PageUrl } from "#model/index.js";
import { MOST_HUB_BYTES, WebSub, type HubQuestion, type HubRequest } from "#watch/index.js";
import { hubsOf } from "#watch/hints/websub-links.js";
import { isSigned } from "#watch/hints/websub-messages.js";
import { at, day, feed, LivingLists } from "../../../support/watch/living-lists.js";

const HUB = "https://hub.test/" as PageUrl;
const OFFER = { source: at("feed"), topic: at("feed.atom"), hubs: [HUB] };
const SETTINGS = { callbackBase: "https://watch.test/websub/", key: Buffer.from("key") };

const fieldsOf = ({ post }: HubQuestion) => new URLSearchParams(Buffer.from(post.body).toString());
const nameOf = (question: HubQuestion) => fieldsOf(question).get("hub.callback")!.split("/").at(-1)!;

function get(name: string, fields: Record<string, string>): HubRequest {
  const query = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.topic": OFFER.topic,
    ...fields,
  }).toString();
  return { method: "GET", name, query, signature: null, body: Buffer.alloc(0) };
}

function post(name: string, signature: string | null, body = "<feed/>"): HubRequest {
  return { method: "POST", name, query: "", signature, body: Buffer.from(body) };
}

/** A subscription that a hub has confirmed at once, for ten days. */
function confirmed(): { websub: WebSub; name: string; secret: string } {
  const websub = new WebSub(SETTINGS);
  websub.offer(OFFER);
  const [question] = websub.questions(day(0), 9) as [HubQuestion];
  const name = nameOf(question);
  websub.answer(get(name, { "hub.challenge": "c", "hub.lease_seconds": "864000" }), day(0));
  return { websub, name, secret: fieldsOf(question).get("hub.secret")! };
}

describe("hubs of a feed", () => {
  const found = (content: string, ...links: string[]) =>
    hubsOf(Buffer.from(content), "application/atom+xml", { url: at("feed"), links });

  it("are named by Link fields first, then by its own elements, never by its items", () => {
    const text = `<feed><link rel="hub" href="/own-hub"/><link rel="self" href="/feed.atom"/><entry><link rel="hub" href="/evil"/></entry></feed>`;
    expect(found(text)).toEqual({ topic: at("feed.atom"), hubs: [at("own-hub")] });
    expect(found(text, '<https://hub.test/>; rel="hub", </self>; rel=self')).toEqual({
      topic: at("self"),
      hubs: [HUB, at("own-hub")],
    });
    const rss = `<rss xmlns:atom="x"><channel><atom:link rel="HUB self" href="https://hub.test"/></channel></rss>`;
    expect(found(rss)).toEqual({ topic: HUB, hubs: [HUB] });
  });

  it("that are no addresses, or too many, are passed over", () => {
    expect(found("<feed><link rel='hub' href='javascript:1'/></feed>", "<>; rel=hub", "nonsense")).toEqual({
      topic: at("feed"),
      hubs: [],
    });
    const many = Array.from({ length: 500 }, (_, n) => `<link rel="hub" href="/${n}"/>`).join("");
    expect(found(`<feed>${many}</feed>`).hubs).toHaveLength(4);
  });

  it("are told by a poll that read the feed", async () => {
    const site = new LivingLists(1);
    site.lists.set(at("feed"), () => feed([]).replace("</feed>", `<link rel="hub" href="${HUB}"/></feed>`));
    await site.plan([at("feed")]);
    expect((await site.poll(day(0.5))).hubs).toEqual([
      { source: at("feed"), topic: at("feed"), hubs: [HUB] },
    ]);
  });
});

describe("a subscription", () => {
  it("is asked for once, and confirmed only as we asked for it", () => {
    const websub = new WebSub(SETTINGS);
    websub.offer(OFFER);
    const [question, ...more] = websub.questions(day(0), 9) as [HubQuestion];
    expect([more, websub.questions(day(0), 9)]).toEqual([[], []]);
    expect(question.url).toBe(HUB);
    const fields = fieldsOf(question);
    expect(Object.fromEntries(fields)).toMatchObject({
      "hub.mode": "subscribe",
      "hub.topic": OFFER.topic,
      "hub.lease_seconds": "864000",
    });
    // Whoever has another key can guess neither callback nor secret.
    const other = new WebSub({ ...SETTINGS, key: Buffer.from("other") });
    other.offer(OFFER);
    const theirs = fieldsOf((other.questions(day(0), 9) as [HubQuestion])[0]);
    for (const field of ["hub.secret", "hub.callback"]) expect(theirs.get(field)).not.toBe(fields.get(field));
    const name = nameOf(question);
    const asked = (request: HubRequest) => websub.answer(request, day(0.1)).status;
    expect(asked(get(name, { "hub.challenge": "c", "hub.topic": "http://evil.test/" }))).toBe(404);
    expect(asked(get(name, { "hub.challenge": "c", "hub.mode": "unsubscribe" }))).toBe(404);
    expect(asked(get(name, {}))).toBe(404);
    expect(asked(get(name, { "hub.challenge": "x".repeat(9_999) }))).toBe(404);
    expect(asked(get("stranger", { "hub.challenge": "c" }))).toBe(410);
    expect(asked({ ...get(name, {}), method: "PUT" })).toBe(405);
    expect(websub.held[0]!.expiresAt).toBeNull();
    const good = get(name, { "hub.challenge": "<b>c</b>", "hub.lease_seconds": "864000" });
    expect(websub.answer(good, day(0.1))).toEqual({ status: 200, body: "<b>c</b>", ping: null });
    expect(websub.answer(good, day(0.2)).status).toBe(200); // it may not have heard us
    expect(websub.answer(good, day(3)).status).toBe(404);
    expect(websub.held[0]!.expiresAt).toBe(day(10.2));
  });

  it("is renewed before its lease is over, given up to a hub that is silent, and survives a restart", () => {
    const { websub } = confirmed();
    const again = new WebSub(SETTINGS, JSON.parse(JSON.stringify(websub.held)) as typeof websub.held);
    const asked: Instant[] = [];
    for (let n = 0; n < 4 * 100; n++) if (again.questions(day(n / 4), 9).length > 0) asked.push(day(n / 4));
    expect(asked.map((ms) => (ms - day(0)) / 86_400_000)).toEqual([8, 9, 11, 15, 23, 39, 71]);
    expect(again.questions(day(999), 0)).toEqual([]);
    again.drop([OFFER.source]);
    expect(again.held).toEqual([]);
  });

  it("of a short lease takes no more than a request in six hours; a denied one ends", () => {
    const { websub, name } = confirmed();
    let requests = 0;
    for (let n = 0; n < 24 * 60; n += 5) {
      const now = day(20 + n / (24 * 60));
      for (const question of websub.questions(now, 9)) {
        requests++;
        const confirm = { "hub.challenge": "c", "hub.lease_seconds": "10" };
        websub.answer(get(nameOf(question), confirm), now);
      }
    }
    expect(requests).toBe(4);
    expect(websub.answer(get(name, { "hub.mode": "denied" }), day(21)).status).toBe(200);
    expect(websub.held[0]!.expiresAt).toBeNull();
  });

  it("pings when the body is signed with its secret by sha256 or better, within its lease", () => {
    const { websub, name, secret } = confirmed();
    const signed = (method: string, key = secret, body = "<feed/>") =>
      `${method}=${createHmac(method, key).update(body).digest("hex")}`;
    const ping = (signature: string | null, now = day(1)) => websub.answer(post(name, signature), now);
    expect(ping(signed("sha256"))).toEqual({ status: 202, body: "", ping: OFFER.source });
    expect(ping(signed("sha512")).ping).toBe(OFFER.source);
    const wrong = [
      null,
      "",
      "sha256=",
      "sha256=zz",
      signed("sha1"),
      signed("sha256", "guess"),
      signed("md5"),
    ];
    for (const signature of [...wrong, signed("sha256", secret, "<feed> </feed>")])
      expect(ping(signature)).toEqual({ status: 202, body: "", ping: null });
    expect(ping(signed("sha256"), day(11)).ping).toBeNull();
    const long = "x".repeat(MOST_HUB_BYTES + 1);
    expect(websub.answer(post(name, signed("sha256", secret, long), long), day(1)).ping).toBeNull();
  });

  it("a known signature is right", () => {
    // RFC 4231, test case 2.
    const mac = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    const body = "what do ya want for nothing?";
    expect(isSigned("Jefe", post("x", `sha256=${mac}`, body))).toBe(true);
    expect(isSigned("Jefe", post("x", `sha256=${mac.replace("5", "6")}`, body))).toBe(false);
  });

  it("begins anew when a feed moves to another hub, and there are not more than two hundred", () => {
    const { websub } = confirmed();
    websub.offer({ ...OFFER, hubs: ["https://other.test/" as PageUrl, HUB] });
    expect(websub.held[0]!.expiresAt).not.toBeNull();
    websub.offer({ ...OFFER, hubs: ["https://other.test/" as PageUrl] });
    expect(websub.held).toMatchObject([{ hub: "https://other.test/", expiresAt: null }]);
    for (let n = 0; n < 300; n++) websub.offer({ ...OFFER, source: at(`feed/${n}`) });
    expect(websub.held).toHaveLength(200);
  });
});

it("a ping makes the feed due at once, within the share of lists", async () => {
  const site = new LivingLists(1);
  site.lists.set(at("feed"), () => feed([]));
  await site.plan([at("feed")]);
  await site.poll(day(0.5));
  expect((await site.poll(day(0.501))).requests).toBe(0);
  const { websub, name, secret } = confirmed();
  const signature = `sha256=${createHmac("sha256", secret).update("x").digest("hex")}`;
  const { ping } = websub.answer(post(name, signature, "x"), day(0.501));
  expect(await site.poller.ping(ping!, day(0.501))).toBe(true);
  expect((await site.poll(day(0.502))).requests).toBe(1);
});
