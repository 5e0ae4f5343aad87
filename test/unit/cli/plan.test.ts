import { describe, expect, it } from "vitest";
import { renderPlan, runPlan, type PlanOptions } from "#cli/run-plan.js";
import { UsageError } from "../../../src/errors.js";

const page = (id: string, ratePerSlot: number, links: string[] = []): string =>
  JSON.stringify({ id, ratePerSlot, links });

function plan(lines: readonly string[], options: Partial<PlanOptions> = {}) {
  return runPlan({ input: "pages.jsonl", ...options }, () => lines.join("\n"));
}

function problem(lines: readonly string[], options: Partial<PlanOptions> = {}): string {
  try {
    plan(lines, options);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("isochron plan", () => {
  const site = [page("cold", 0.001), page("hot", 5), page("warm", 0.2)];

  it("names pages by their ids, the hottest sharing the middle slot", () => {
    const output = plan(site);
    expect(output).toMatchObject({ strategy: "optimal", family: "two-visit", model: "papers", pages: 3 });
    expect(output.visits.at(-1)).toBe(output.revisits[0]);
    expect([...output.visits].sort()).toEqual(["cold", "hot", "warm"]);
    expect([...output.revisits]).toEqual([...output.visits].reverse());
    expect(output.ratio).toBeCloseTo(1, 9);
    expect(output.expectedSharp).toBeLessThanOrEqual(output.upperBound);
  });

  it("has exactly the documented fields, in the documented order", () => {
    expect(Object.keys(plan(site))).toEqual([
      "strategy",
      "family",
      "model",
      "pages",
      "expectedSharp",
      "upperBound",
      "ratio",
      "visits",
      "revisits",
      "hopeless",
    ]);
  });

  it("calls a page hopeless when its chance is below the threshold", () => {
    const lines = [page("a", 4), page("b", 5)];
    expect(plan(lines).hopeless).toHaveLength(1);
    expect(plan(lines, { threshold: 0 }).hopeless).toEqual([]);
    expect(plan(lines, { model: "live" }).hopeless).toHaveLength(2);
  });

  it("follows links from the first line, by default with the optimal online strategy", () => {
    const lines = [page("root", 1, ["b"]), page("c", 0.5), page("b", 0.1, ["c"])];
    const output = plan(lines, { links: true });
    expect(output.strategy).toBe("optimal-online");
    expect(output.visits).toEqual(["root", "b", "c"]);
  });

  it("leaves out pages that no link leads to, and calls them hopeless", () => {
    const output = plan([page("root", 0), page("island", 0)], { links: true, strategy: "bfs-lifo" });
    expect(output.visits).toEqual(["root"]);
    expect(output.hopeless).toEqual(["island"]);
  });

  it("makes use of trusted stamps: such a page is fetched once, after t*", () => {
    const stamped = JSON.stringify({ id: "stamped", ratePerSlot: 0.3, trustedLastModified: true });
    const output = plan([...site, stamped]);
    expect(output).toMatchObject({ strategy: "optimal/hybrid", family: "hybrid" });
    expect(output.visits).not.toContain("stamped");
    expect(output.revisits).toContain("stamped");
  });

  it("keeps to a budget of revisits", () => {
    expect(plan(site, { budget: 1 }).revisits).toHaveLength(1);
  });

  it("passes over blank lines, a byte order mark and carriage returns", () => {
    expect(plan([`\uFEFF${page("a", 0)}\r`, "", page("b", 0)]).pages).toBe(2);
  });

  it.each([
    [
      "a duplicate id",
      [page("a", 0), page("b", 0), page("a", 1)],
      /line 3: duplicate id "a", first on line 1/,
    ],
    ["a negative rate", [page("a", 0), page("b", -1)], /line 2: "ratePerSlot"/],
    ["a rate beyond all numbers", ['{"id":"a","ratePerSlot":1e999}'], /line 1: "ratePerSlot"/],
    ["no rate", ['{"id":"a"}'], /line 1: "ratePerSlot"/],
    ["an unknown link", [page("a", 0, ["b"])], /line 1: link to unknown page "b"/],
    ["broken JSON", [page("a", 0), '{"id":'], /line 2: not valid JSON/],
    ["a list", ["[1]"], /line 1: not a JSON object/],
    ["a missing id", ['{"ratePerSlot":1}'], /line 1: "id"/],
    ["a negative weight", ['{"id":"a","ratePerSlot":1,"weight":-1}'], /line 1: "weight"/],
    ["a wrong flag", ['{"id":"a","ratePerSlot":1,"trustedLastModified":1}'], /line 1: "trustedLastModified"/],
    ["wrong links", ['{"id":"a","ratePerSlot":1,"links":"b"}'], /line 1: "links"/],
    ["an empty file", ["", "  "], /pages\.jsonl holds no pages/],
  ])("refuses %s and says where", (_what, lines, message) => {
    expect(problem(lines)).toMatch(message);
  });

  it.each([
    [{ strategy: "best" }, /no strategy "best"; there are .*bfs-fifo/],
    [{ threshold: 2 }, /--threshold/],
    [{ sizeGuess: 0 }, /--size-guess/],
    [{ budget: -1 }, /--budget/],
    [{ threshold: NaN }, /--threshold/],
  ])("refuses the options %j", (options, message) => {
    expect(problem([page("a", 0)], options)).toMatch(message);
  });

  it("prints figures and orders, with nothing that a terminal would obey", () => {
    const text = renderPlan(plan([page("evil\u001b[31m", 0), page("b", 1)], { strategy: "bfs-fifo" }));
    expect(text).toContain("bfs-fifo (two-visit, papers slots)");
    expect(text).not.toContain("\u001b");
    const many = plan(Array.from({ length: 30 }, (_, i) => page(`p${i}`, 0)));
    expect(renderPlan(many)).toContain("(10 more)");
  });
});
