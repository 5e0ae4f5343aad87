// Properties of the importance E (bensaad2011 section 3): bounds, zero for no change, never falling as more changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blockImportance,
  compareVersions,
  diffRows,
  importanceE,
  pageDelta,
  readPage,
  scrubRules,
  visibleText,
  type ChangeShares,
  type PageModel,
} from "#detect/index.js";

const seed = 11;
const rules = scrubRules();
const page = (html: string): PageModel => readPage(Buffer.from(html));
const importance = (a: string, b: string): number => compareVersions(page(a), page(b), { rules }).importance;

describe("the formula", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const shares: fc.Arbitrary<ChangeShares> = fc.record({
    insert: share,
    delete: share,
    update: share,
    move: share,
  });
  const blocks = fc
    .array(fc.tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), shares, shares), {
      minLength: 1,
      maxLength: 12,
    })
    .map((list) => {
      const total = list.reduce((sum, [w]) => sum + w, 0);
      return list.map(([w, a, b]) => ({ weight: w / total, a, b }));
    });

  it("stays within [0, 1] and is 0 only when nothing changed", () => {
    fc.assert(
      fc.property(blocks, (list) => {
        const e = importanceE(
          list.map((x) => x.weight),
          list.map((x) => x.a),
        );
        const isStill = list.every((x) => Object.values(x.a).every((s) => s === 0));
        expect(e).toBeGreaterThanOrEqual(0);
        expect(e).toBeLessThanOrEqual(1);
        expect(e === 0).toBe(isStill);
      }),
      { seed, numRuns: 300 },
    );
  });

  it("never falls when any share of change rises", () => {
    fc.assert(
      fc.property(blocks, (list) => {
        const weights = list.map((x) => x.weight);
        const more = list.map(({ a, b }): ChangeShares => ({
          insert: Math.max(a.insert, b.insert),
          delete: Math.max(a.delete, b.delete),
          update: Math.max(a.update, b.update),
          move: Math.max(a.move, b.move),
        }));
        expect(importanceE(weights, more)).toBeGreaterThanOrEqual(
          importanceE(
            weights,
            list.map((x) => x.a),
          ),
        );
      }),
      { seed, numRuns: 300 },
    );
  });

  it("equals the paper's sum on a worked example", () => {
    // Two blocks of weight 0.75 and 0.25; N_Op = 4; ImpOp insert 1, delete 0.8, update 1, move 0.3.
    const e = importanceE(
      [0.75, 0.25],
      [
        { insert: 0.2, delete: 0.1, update: 0, move: 0 },
        { insert: 0, delete: 0, update: 1, move: 0.5 },
      ],
    );
    expect(e).toBeCloseTo((0.75 * (0.2 * 1 + 0.1 * 0.8)) / 4 + (0.25 * (1 * 1 + 0.5 * 0.3)) / 4, 15);
  });
});

describe("pages", () => {
  /** Sections of paragraphs; `edits` says what happens to each paragraph. */
  type Edit = "keep" | "update" | "delete" | "insert";
  const SECTIONS = 4;
  const PARAGRAPHS = 5;
  const line = (s: number, p: number): string =>
    `Section ${"abcd"[s]} paragraph ${"vwxyz"[p]} speaks of its own matter ${s}${p}`;
  const build = (edits: readonly Edit[]): string => {
    const sections = Array.from({ length: SECTIONS }, (_, s) => {
      const paragraphs = Array.from({ length: PARAGRAPHS }, (__, p) => {
        const edit = edits[s * PARAGRAPHS + p] ?? "keep";
        if (edit === "delete") return "";
        const text = `<p>${line(s, p)}${edit === "update" ? " anew" : ""}</p>`;
        return edit === "insert" ? `${text}<p>Wholly fresh ${"ghij"[s]}${"klmno"[p]} line</p>` : text;
      });
      return `<section><h2>Heading ${s}</h2>${paragraphs.join("")}</section>`;
    });
    return `<title>T</title><nav>Menu</nav><main>${sections.join("")}</main><footer>Foot</footer>`;
  };
  const indices = fc.subarray(Array.from({ length: SECTIONS * PARAGRAPHS }, (_, i) => i));

  it.each(["update", "insert", "delete"] as const)("weigh more the more is changed by %s", (edit) => {
    fc.assert(
      fc.property(indices, indices, (some, others) => {
        const all = new Set([...some, ...others]);
        const edits = (chosen: Iterable<number>): Edit[] => {
          const set = new Set(chosen);
          return Array.from({ length: SECTIONS * PARAGRAPHS }, (_, i) => (set.has(i) ? edit : "keep"));
        };
        const less = importance(build([]), build(edits(some)));
        const more = importance(build([]), build(edits(all)));
        expect(more).toBeGreaterThanOrEqual(less - 1e-12);
        expect(less === 0).toBe(some.length === 0);
        expect(more).toBeLessThanOrEqual(1);
      }),
      { seed, numRuns: 60 },
    );
  });

  it("have block weights that sum to 1, whatever their HTML", () => {
    const html = fc
      .array(
        fc.constantFrom(
          "<p>",
          "</p>",
          "<div>",
          "</div>",
          "text ",
          "<h2>",
          "<li>",
          "<nav>",
          "<main>",
          "</main>",
          "<a href=x>",
          "<table><td>",
          "&amp;",
          "<",
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(html, html, (a, b) => {
        const delta = pageDelta(page(a), page(b));
        const sum = blockImportance(delta.blocks).reduce((s, w) => s + w, 0);
        expect(delta.blocks.length === 0 ? 1 : sum).toBeCloseTo(1, 9);
        const { importance: e, verdict } = compareVersions(page(a), page(b), { rules });
        expect(e >= 0 && e <= 1).toBe(true);
        if (delta.operations.length === 0) expect([e, verdict]).toEqual([0, "insignificant"]);
      }),
      { seed, numRuns: 300 },
    );
  });

  it("never lose or repeat a line in the view for people", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Edit>("keep", "update", "delete", "insert"), {
          minLength: 20,
          maxLength: 20,
        }),
        (edits) => {
          const [a, b] = [page(build([])), page(build(edits))];
          const rows = diffRows(a, b, pageDelta(a, b));
          const side = (key: "before" | "after"): string =>
            rows
              .flatMap((r) => (r.kind === "text" && r[key] ? [r[key].map((s) => s.text).join(" ")] : []))
              .join("\n");
          expect(side("after")).toBe(visibleText(b));
          expect(side("before").split("\n").sort()).toEqual(visibleText(a).split("\n").sort());
        },
      ),
      { seed, numRuns: 60 },
    );
  });
});
