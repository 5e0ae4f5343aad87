// Every feature of script-built pages, as it is in the browser alone (`features.full.test.ts` holds that record true).
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  FEATURE_GROUPS,
  featureLines,
  startFeatureServer,
  type FeatureServer,
} from "#lab/script-built/index.js";
import type { RenderAnswer, Renderer } from "#ports/index.js";
import { FEATURES_ALONE } from "../../support/render/features-alone.js";
import { loopbackAnswerer } from "../../support/render/loopback-answerer.js";
import { loopbackPage, renderingOf, testRenderer } from "../../support/render/rendering.js";

/** What is answered here, and never asked of the server. */
const OPEN: Readonly<Record<string, readonly string[]>> = { fetches: ["beacon"], parts: ["report"] };

let server: FeatureServer;
let renderer: Renderer;

beforeAll(async () => {
  server = await startFeatureServer(FEATURE_GROUPS);
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
  await server?.close();
});

describe.each(Object.keys(FEATURE_GROUPS))("features: %s", (group) => {
  it("are as in the browser alone, and every exchange is the server's own", async () => {
    const features = FEATURE_GROUPS[group] ?? [];
    const before = server.answered.length;
    const { answer, exchanges } = loopbackAnswerer();
    const page = await loopbackPage(server.pageOf(group), answer);
    const { tree, requests, open } = renderingOf(await renderer.render(page));
    expect(Object.fromEntries(featureLines(tree.text, features))).toEqual(FEATURES_ALONE[group]);
    expect(open.map(({ kind }) => kind)).toEqual(OPEN[group] ?? []);
    const asked = server.answered.slice(before).map(({ key }) => key);
    const told = requests
      .filter(({ end }) => end.kind === "answered")
      .map(({ method, url }) => `${method} ${url}`);
    expect(told.sort()).toEqual(asked.sort());
    for (const { request, answer: given } of exchanges)
      expect(sentBy(`${request.method} ${request.url}`)).toContainEqual(asSent(given));
  });
});

/** Fields of the connection are Node's, on both sides. */
const OWN = /^(cache-control|content-length|connection|keep-alive)$/i;

/** What the server sent to a request, as a browser must be given it. */
function sentBy(key: string): unknown[] {
  const sent = server.answered.filter((one) => one.key === key).map(({ answer }) => answer);
  return sent.map(({ status, headers, body }) => {
    const isPacked = headers.some(([name]) => name === "Content-Encoding");
    const whole = isPacked ? gunzipSync(body) : Buffer.from(body);
    return { status, headers, body: key.startsWith("HEAD ") ? "" : whole.toString("hex") };
  });
}

function asSent(given: RenderAnswer): unknown {
  if (given.kind !== "response") return given;
  const headers = given.headers.filter(([name]) => !OWN.test(name));
  return { status: given.status, headers, body: Buffer.from(given.body).toString("hex") };
}
