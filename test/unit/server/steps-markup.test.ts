// The list of steps in the banner: what was done and where it led, with nothing of the page's own making in it as markup.
import { expect, it } from "vitest";
import { instant, type StepTaken } from "#model/index.js";
import { stepsMarkup } from "../../../src/server/replay/view/steps-markup.js";

const STEP: StepTaken = {
  place: "1",
  step: "click <b>",
  end: "done",
  requests: ["GET http://a.test/found", 'POST http://a.test/"><script>'],
  wentTo: "http://a.test/results",
  textDigest: `sha-256:${"0".repeat(64)}` as StepTaken["textDigest"],
  pictures: ["results"],
};
const AT = instant(Date.UTC(2026, 10, 16));

it("names each step, links what it led to, and escapes what pages say", () => {
  const markup = stepsMarkup(
    { steps: [STEP, { ...STEP, end: "not-found", step: "wait h1" }], at: AT },
    { prefix: "/r" },
  );
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup).toContain("click &lt;b&gt;");
  expect(markup).toMatch(/<a href="\/r[^"]*http:\/\/a\.test\/found">/);
  expect(markup).toMatch(/went to <a href="[^"]*results">/);
  expect(markup).toContain("not-found");
  expect(markup).not.toMatch(/<script|<b>/);
});

it("links pictures that are held, and nothing that only calls itself one", () => {
  const pictures = ["results", 'x"><script>alert(1)</script>', "lost"];
  const stepPictures = { capture: "c1", url: 'http://a.test/?q="&b', names: ["results"] };
  const markup = stepsMarkup({ steps: [{ ...STEP, pictures }], at: AT, stepPictures }, { prefix: "/~s" });
  expect(markup).toContain(
    `picture <a href="/~s/step-picture/c1/results/http://a.test/?q=&quot;&amp;b"><bdi>results</bdi></a>, `,
  );
  expect(markup).toContain("<bdi>lost</bdi>");
  expect(markup).not.toMatch(/<script|step-picture\/c1\/lost/);
});

it("is not there where nothing was done", () => {
  expect(stepsMarkup({ at: AT }, { prefix: "/r" })).toBe("");
});
