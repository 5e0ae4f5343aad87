// What the guide tells receivers of webhooks to write works, and refuses what is not ours.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { webhookSignature } from "#watch/news/webhook-way.js";

const GUIDE = readFileSync(new URL("../../../docs/guide/watch-news.md", import.meta.url), "utf8");
const codeIn = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "m").exec(GUIDE)![1]!;
const SECRETS = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "a plain secret, ü"];
const BODY = '{"id":"isochron-0123","items":[{"title":"ü ]]>"}]}';

interface Case {
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isOurs: boolean;
}

const cases: readonly Case[] = SECRETS.flatMap((secret) => {
  const sent = (ageSeconds: number): Record<string, string> => {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
    const signature = webhookSignature(secret, `isochron-0123.${timestamp}.${BODY}`);
    return { "Webhook-Id": "isochron-0123", "Webhook-Timestamp": timestamp, "Webhook-Signature": signature };
  };
  const one = { secret, headers: sent(0), body: BODY };
  return [
    { ...one, isOurs: true },
    { ...one, secret: "another secret", isOurs: false },
    { ...one, body: `${BODY} `, isOurs: false },
    { ...one, headers: { ...one.headers, "Webhook-Id": "isochron-0124" }, isOurs: false },
    { ...one, headers: { ...one.headers, "Webhook-Signature": "v1," }, isOurs: false },
    { ...one, headers: sent(3600), isOurs: false },
  ];
});
const wanted = cases.map(({ isOurs }) => isOurs);

it("in Python", () => {
  const judge = `${codeIn("python")}
import json, sys
print(json.dumps([is_ours(one["secret"], one["headers"], one["body"].encode()) for one in json.load(sys.stdin)]))`;
  const said = execFileSync("python3", ["-c", judge], { input: JSON.stringify(cases), encoding: "utf8" });
  expect(JSON.parse(said)).toEqual(wanted);
});

it("in Node", async () => {
  const source = `${codeIn("js")}\nexport { isOurs };`;
  const { isOurs } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as {
    isOurs: (secret: string, headers: Record<string, string>, body: Buffer) => boolean;
  };
  const small = ({ headers }: Case): Record<string, string> =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  expect(cases.map((one) => isOurs(one.secret, small(one), Buffer.from(one.body)))).toEqual(wanted);
});
