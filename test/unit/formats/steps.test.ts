// Files of steps: what is read of them, and the one line that says what is wrong.
import { describe, expect, it } from "vitest";
import { parseSteps, secretNames, stepsFor, STEPS_FORMAT } from "#formats/index.js";

const STEPS = [
  { wait: { selector: "#login", atMostMs: 5000 } },
  { fill: { selector: "#user", value: "reader" } },
  { fill: { selector: "#password", secret: "SHOP_PASSWORD" } },
  { click: { selector: "#go", submits: true } },
  { wait: { quiet: true } },
  { repeat: { times: 3, while: "#more", steps: [{ click: { selector: "#more", optional: true } }] } },
  { screenshot: { name: "list" } },
];
const SITE = { for: ["https://shop.example/list*"], behaviours: ["scroll"], steps: STEPS };
const read = (sites: unknown, file = "steps.json") =>
  parseSteps(Buffer.from(JSON.stringify({ format: STEPS_FORMAT, sites })), file);
const withStep = (step: unknown) => [{ for: ["https://a.example/"], steps: [STEPS[0], step] }];

describe("a file of steps", () => {
  it("is read as it is written", () => {
    expect(read([SITE])).toEqual([SITE]);
    expect(secretNames(read([SITE, SITE]))).toEqual(["SHOP_PASSWORD"]);
    const nested = { repeat: { times: 1, steps: [{ fill: { selector: "a", secret: "INNER" } }] } };
    expect(secretNames(read(withStep(nested)))).toEqual(["INNER"]);
  });

  it.each([
    ["no JSON", "{", /^steps\.json: .*a file of steps is JSON$/],
    ["another form", { format: "isochron-steps/9", sites: [] }, /^steps\.json: format: .*isochron-steps\/1/],
    ["no site", { format: STEPS_FORMAT, sites: [] }, /^steps\.json: sites: /],
    ["one name too many", { format: STEPS_FORMAT, sites: [SITE], more: 1 }, /^steps\.json: .*"more"/],
  ])("is refused: %s", (_, file, message) => {
    const bytes = Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
    expect(() => parseSteps(bytes, "steps.json")).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
    expect(() => parseSteps(bytes, "steps.json")).toThrow(message);
  });

  it.each([
    ["no step", 7, /site 1, step 2: a step is an object with one of click, fill, wait, screenshot, repeat/],
    [
      "two in one",
      { click: { selector: "a" }, wait: { quiet: true } },
      /step 2: a step is an object with one/,
    ],
    ["an unknown kind", { constructor: {} }, /step 2: a step is an object with one/],
    ["no selector", { click: {} }, /site 1, step 2 \(click\): selector: /],
    ["an empty one", { click: { selector: "" } }, /step 2 \(click\): selector: is empty/],
    [
      "value and secret",
      { fill: { selector: "a", value: "x", secret: "X" } },
      /\(fill\): either value or secret/,
    ],
    ["neither", { fill: { selector: "a" } }, /\(fill\): either value or secret/],
    [
      "a secret's name",
      { fill: { selector: "a", secret: "hunter2" } },
      /secret: the name of a secret, in capitals/,
    ],
    ["nothing to wait for", { wait: {} }, /\(wait\): either "selector" or "quiet": true/],
    ["a long wait", { wait: { quiet: true, atMostMs: 90_000 } }, /\(wait\): atMostMs: /],
    ["a picture's name", { screenshot: { name: "../x" } }, /\(screenshot\): name: up to 40 small letters/],
    ["too often", { repeat: { times: 1000, steps: [STEPS[0]] } }, /\(repeat\): times: at most 100 times/],
    ["inside", { repeat: { times: 1, steps: [{ click: 1 }] } }, /site 1, step 2\.1 \(click\): /],
  ])("is refused at its step: %s", (_, step, message) => {
    expect(() => read(withStep(step))).toThrow(message);
  });

  it("is refused where repetitions are in each other without end", () => {
    const deep = (depth: number): unknown =>
      depth === 0 ? STEPS[0] : { repeat: { times: 2, steps: [deep(depth - 1)] } };
    expect(read(withStep(deep(2)))).toHaveLength(1);
    expect(() => read(withStep(deep(3)))).toThrow(/step 2\.1\.1: repetitions go 2 deep at most/);
  });
});

describe("the pages of a site", () => {
  const fits = (pattern: string, url: string) =>
    stepsFor(read([{ for: [pattern], steps: [] }]), url) !== null;

  it.each([
    ["https://a.example/list*", "https://a.example/list?page=2#x", true],
    ["https://a.example/list*", "https://a.example/lis", false],
    ["https://a.example/list*", "https://b.example/list", false],
    ["https://a.example", "https://a.example/", true],
    ["https://a.example/*/end", "https://a.example/x/y/end", true],
    ["https://a.example/*/end", "https://a.example/end", false],
    ["https://a.example/a*a", "https://a.example/a", false],
    ["https://*.a.example/*", "https://www.a.example/x", true],
    ["https://*.a.example/*", "https://evil.example/.a.example/x", false],
    ["https://*.a.example/*", "https://evil.example?.a.example/x", false],
    ["https://A.example/x*", "https://a.example/xy", true],
  ])("%s and %s: %s", (pattern, url, expected) => {
    expect(fits(pattern, url)).toBe(expected);
  });

  it.each([
    "list*",
    "*",
    "https://*/login",
    "https://a.*/",
    "https://*example.org/",
    "https://*.com/*",
    "https://sho*.example.org/",
    "ftp://a.example/",
    "https://a.example/#x",
  ])("must be told whole, not as %s", (pattern) => {
    expect(() => read([{ for: [pattern], steps: [] }])).toThrow(
      /site 1: for: .* is no address; write it whole/,
    );
  });

  it("are those of the first that fits", () => {
    const sites = read([SITE, { for: ["https://shop.example/*"], steps: [] }]);
    expect(stepsFor(sites, "https://shop.example/list/1")?.steps).toHaveLength(7);
    expect(stepsFor(sites, "https://shop.example/other")?.steps).toHaveLength(0);
    expect(stepsFor(sites, "https://other.example/")).toBeNull();
  });
});
