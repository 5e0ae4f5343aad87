// Webhooks over real sockets, and what mail is made of.
import { createHmac } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { HttpFetcher } from "#fetch/index.js";
import { VirtualClock } from "#lab/index.js";
import type { NewsChannel } from "#model/index.js";
import type { Delivery, Mailed, MailMessage, MailServer } from "#ports/index.js";
import { newsWays } from "#watch/index.js";
import {
  HOSTILE_TEXTS,
  mailChannel,
  newsAt,
  newsItem,
  webhookChannel,
} from "../../support/news/news-samples.js";
import { startReceiver } from "../../support/news/webhook-receiver.js";

const ROOM = "http://archive.example";
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const delivery = (over: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  channel: "hook",
  key: "isochron-0123",
  items: [newsItem(1)],
  left: 0,
  tries: 1,
  dueAt: newsAt(),
  ...over,
});

function ways(over: { allowPrivate?: boolean; mailed?: Mailed; secret?: string } = {}) {
  const { allowPrivate = true, mailed = { kind: "sent", refused: [] }, secret = SECRET } = over;
  const sent: { message: MailMessage; server: MailServer }[] = [];
  const asked: unknown[] = [];
  const clock = new VirtualClock({ startAt: newsAt() });
  const fetcher = new HttpFetcher({ clock, userAgent: "isochron-test", allowPrivate });
  onTestFinished(() => fetcher.close());
  const made = newsWays({
    fetcher,
    mailer: { send: async (message, server) => (sent.push({ message, server }), mailed) },
    secrets: async (source) => (asked.push(source), secret),
    room: ROOM,
  });
  type Of<K extends string> = NewsChannel & { way: Extract<NewsChannel["way"], { kind: K }> };
  return {
    sent,
    asked,
    hook: (channel: NewsChannel, one = delivery(), signal?: AbortSignal) =>
      made.webhook(channel as Of<"webhook">, one, newsAt(), signal),
    mail: (channel: NewsChannel, one = delivery()) => made.mail(channel as Of<"mail">, one, newsAt()),
  };
}

const signedBy = (url: string): NewsChannel =>
  webhookChannel(url, { way: { kind: "webhook", url, secretFrom: { env: "HOOK" } } });

describe("a webhook", () => {
  it("is a POST of JSON that says who it is, when it was sent, and that it is ours", async () => {
    const { url, posts } = await startReceiver();
    const { hook, asked } = ways();
    const items = HOSTILE_TEXTS.map((title, i) => newsItem(i, { title }));
    expect(await hook(signedBy(url), delivery({ items }))).toEqual({ kind: "arrived" });
    const [{ method, path, headers, body }] = posts as [(typeof posts)[number]];
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/hook", "application/json"]);
    expect(headers["idempotency-key"]).toBe("isochron-0123");
    expect(headers["webhook-id"]).toBe("isochron-0123");
    const timestamp = String(Math.floor(newsAt() / 1000));
    expect(headers["webhook-timestamp"]).toBe(timestamp);
    const key = Buffer.from(SECRET.slice("whsec_".length), "base64");
    const mac = createHmac("sha256", key).update(`isochron-0123.${timestamp}.${body}`).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
    const told = JSON.parse(body) as { id: string; items: { id: string; title: string }[] };
    expect(told.id).toBe("isochron-0123");
    expect(told.items.map(({ id, title }) => [id, title])).toEqual(items.map(({ id, title }) => [id, title]));
    expect(asked).toEqual([{ env: "HOOK" }]);
  });

  // The example of the scheme's own libraries (standardwebhooks 1.0).
  it("is signed as the scheme's own example is", async () => {
    const { webhookSignature } = await import("#watch/news/webhook-way.js");
    const signed = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}';
    expect(webhookSignature(SECRET, signed)).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(webhookSignature("plain text", signed)).toBe(
      `v1,${createHmac("sha256", "plain text").update(signed).digest("base64")}`,
    );
  });

  it("is the same when it is sent again, and has no signature without a secret", async () => {
    const { url, posts } = await startReceiver();
    const { hook, asked } = ways();
    await hook(webhookChannel(url));
    await hook(webhookChannel(url), delivery({ tries: 2 }));
    expect(posts[1]!.body).toBe(posts[0]!.body);
    expect(posts[1]!.headers["webhook-id"]).toBe(posts[0]!.headers["webhook-id"]);
    expect(posts[0]!.headers["webhook-signature"]).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    [200, "arrived", ""],
    [204, "arrived", ""],
    [410, "refused", "410"],
    [302, "failed", "redirects are not followed"],
    [404, "failed", "answered 404"],
    [500, "failed", "answered 500"],
  ])("that is answered with %i has %s", async (status, kind, why) => {
    const { url, posts } = await startReceiver(() => ({
      status,
      body: "x".repeat(status === 200 ? 3_000_000 : 0),
    }));
    const brought = await ways().hook(webhookChannel(url));
    expect(brought.kind).toBe(kind);
    expect("why" in brought ? brought.why : "").toContain(why);
    expect(posts).toHaveLength(1);
  });

  it("goes to no private address unless that is allowed, and to nothing that is no web address", async () => {
    const { url, posts } = await startReceiver();
    const { hook } = ways({ allowPrivate: false });
    expect(await hook(webhookChannel(url))).toMatchObject({ kind: "failed" });
    expect(await hook(webhookChannel("ftp://demo.example/"))).toMatchObject({ kind: "failed" });
    expect(posts).toEqual([]);
  });

  it("cannot be made to carry other fields by a secret or a key", async () => {
    const { url, posts } = await startReceiver();
    await expect(ways().hook(webhookChannel(url), delivery({ key: "a\r\nEvil: b" }))).rejects.toThrow(
      /Webhook|Idempotency/,
    );
    expect(posts).toEqual([]);
  });

  it("that is stopped half-way has neither arrived nor failed", async () => {
    const stop = new AbortController();
    const { url, posts } = await startReceiver(() => (stop.abort(new Error("stopped")), null));
    await expect(ways().hook(webhookChannel(url), delivery(), stop.signal)).rejects.toThrow("stopped");
    expect(posts).toHaveLength(1);
  });
});

describe("a digest by mail", () => {
  it("is the same message whenever it is sent, from a list of its own", async () => {
    const { mail, sent } = ways();
    const channel = mailChannel("smtp://127.0.0.1", { name: "The Post\r\nX: y" });
    expect(await mail(channel)).toEqual({ kind: "arrived" });
    await mail(channel, delivery({ tries: 3 }));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]!.message).toMatchObject({
      id: "isochron-0123@demo.example",
      at: newsAt(),
      to: ["anna@demo.example", "bert@demo.example"],
      subject: "demo.example: Changed: Page 1",
      list: { id: "the-post-x-y.isochron.demo.example", name: "Isochron: The Post X: y" },
    });
    expect(sent[0]!.server.login).toBeNull();
  });

  it("reads its login when it is sent", async () => {
    const { mail, sent, asked } = ways({ secret: "s3cret" });
    const { way } = mailChannel("smtps://mail.demo.example") as { way: object };
    const secrets = { userFrom: { env: "U" }, passwordFrom: { file: "/p" } };
    await mail(mailChannel("", { way: { ...way, ...secrets } as NewsChannel["way"] }));
    expect(asked).toEqual([{ env: "U" }, { file: "/p" }]);
    expect(sent[0]!.server).toEqual({
      url: "smtps://mail.demo.example",
      login: { user: "s3cret", password: "s3cret" },
    });
  });

  it("has arrived where the server took it for some, and says for whom not", async () => {
    const { mail } = ways({ mailed: { kind: "sent", refused: ["bert@demo.example"] } });
    expect(await mail(mailChannel(""))).toMatchObject({
      kind: "arrived",
      note: expect.stringContaining("bert"),
    });
    expect(await ways({ mailed: { kind: "failed", why: "no" } }).mail(mailChannel(""))).toEqual({
      kind: "failed",
      why: "no",
    });
  });

  it("of a sender without a domain has an id all the same", async () => {
    const { mail, sent } = ways();
    const { way } = mailChannel("") as { way: object };
    await mail(mailChannel("", { name: "東京", way: { ...way, from: "root" } as NewsChannel["way"] }));
    expect(sent[0]!.message).toMatchObject({
      id: "isochron-0123@isochron.invalid",
      list: { id: "news.isochron.isochron.invalid" },
    });
  });
});
