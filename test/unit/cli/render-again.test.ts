// Documents shown again from a certificate's bytes: the same where nothing was hidden, and what differs by name.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StoredAnswers } from "#verify/index.js";
import { showAgain } from "../../../src/cli/render-again/show-again.js";
import { BUILT_SITE, captureRendered } from "../../support/captures/rendered-capture.js";
import { fixedRenderer, type FixedDocument } from "../../support/render/fixed-renderer.js";

let dir: string;
let answers: StoredAnswers;

beforeAll(async () => {
  dir = await captureRendered();
  const [id] = readdirSync(join(dir, "captures"));
  answers = (await StoredAnswers.open(join(dir, "captures", id!, "certificate.json"), dir))!;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function differences(documents: Readonly<Record<string, FixedDocument>>): Promise<string[]> {
  const opened = await fixedRenderer(documents)({
    mode: "auto",
    viewWidth: 100,
    viewHeight: 100,
    maxRequestsPerPage: 10,
    behaviours: [],
    steps: [],
  });
  if (opened.kind === "none") throw new Error(opened.message);
  const found: string[] = [];
  for await (const document of answers.shown())
    found.push(...(await showAgain(opened.renderer, answers, document)).differences);
  return found;
}

it("comes out the same from the bytes that the certificate lists", async () => {
  expect(answers.certificate.counts.rendered).toEqual({ documents: 2, sharp: 1 });
  expect(await differences(BUILT_SITE.documents)).toEqual([]);
});

it("names what is asked for now and was not, and the other way round", async () => {
  const [home, live] = Object.keys(BUILT_SITE.documents) as [string, string];
  const other = {
    [home]: { requests: [{ url: "/app.js" }, { url: "/elsewhere" }] },
    [live]: { requests: [{ url: "/app.js" }] },
  };
  expect((await differences(other)).sort()).toEqual([
    "asks for what the capture did not hold: http://built.test/elsewhere",
    "asks for what the certificate does not name: http://built.test/app.js",
    expect.stringMatching(/^does not ask for: \S+list#GET\S+$/),
    expect.stringMatching(/^does not ask for: \S+list#GET\S+, \S+query#POST\S+$/),
    "shows another text",
    "shows another text",
  ]);
});
