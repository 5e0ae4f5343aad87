// Sites that live in git: edited by a seeded hand that knows what was published at every second, its clock sometimes
// wrong. What is told must be so at every instant of it, and where every clock was right it must be all there is.
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePageUrl } from "../../../src/model/index.js";
import { PLAIN_RULES } from "../../../src/take/address/site-rules.js";
import { openGitSource } from "../../../src/take/git/git-source.js";
import { makeRepository, type MadeCommit } from "../../support/take/git-repository.js";
import { rowsOf, steppingClock, type Row } from "../../support/take/read-source.js";
import { withTempDir } from "../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;
const START = 1_600_000_000;
const NOW = (START + 10_000_000) * 1000;
const PATHS = ["index.html", "index.htm", "a.html", "b/index.html", "b/c.css", "d e.html"];
const ADDRESSES: Readonly<Record<string, string>> = {
  "index.html": "/",
  "index.htm": "/",
  "a.html": "/a.html",
  "b/index.html": "/b/",
  "b/c.css": "/b/c.css",
  "d e.html": "/d%20e.html",
};

interface Step {
  readonly waitSeconds: number;
  readonly edits: readonly (readonly [path: string, content: number | null])[];
  /** What the committer's clock said instead, in seconds after the start. */
  readonly wrong: number | null;
}

const stepOf = (wrong: fc.Arbitrary<number | null>): fc.Arbitrary<Step> =>
  fc.record({
    waitSeconds: fc.integer({ min: 1, max: 5 }),
    edits: fc.array(
      fc.tuple(fc.constantFrom(...PATHS), fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 4 }))),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    wrong,
  });

interface Life {
  readonly commits: MadeCommit[];
  /** By address: from when on which content, `null` for none or one that nobody can know. */
  readonly truth: Map<string, { readonly at: number; readonly text: string | null }[]>;
}

/** Lives through the steps; the truth is what stands in the directory, second by second. */
function live(steps: readonly Step[]): Life {
  const files = new Map<string, string>();
  const commits: MadeCommit[] = [];
  const truth: Life["truth"] = new Map();
  let second = START;
  for (const { waitSeconds, edits, wrong } of steps) {
    second += waitSeconds;
    const changed: Record<string, string | null> = {};
    for (const [path, content] of edits) {
      const text = content === null ? null : `content ${content}`;
      if (text === null && !files.has(path)) continue;
      if (text === null) files.delete(path);
      else files.set(path, text);
      changed[path] = text;
    }
    commits.push({ atSeconds: wrong === null ? second : START + wrong, files: changed });
    for (const address of new Set(Object.values(ADDRESSES))) {
      const shown = [...files].filter(([path]) => ADDRESSES[path] === address).map(([, text]) => text);
      const text = shown.length === 1 ? shown[0]! : null;
      truth.set(address, [...(truth.get(address) ?? []), { at: second * 1000, text }]);
    }
  }
  return { commits, truth };
}

async function told(commits: readonly MadeCommit[]): Promise<Row[]> {
  return withTempDir(async (dir) => {
    await makeRepository(dir, commits);
    const request = { dir, branch: "main", folder: "", root, rules: PLAIN_RULES };
    return rowsOf(await openGitSource(request, steppingClock(NOW)));
  });
}

/** What stood at every change within a span, and at its two ends. */
function shownIn(
  states: readonly { readonly at: number; readonly text: string | null }[],
  from: number,
  to: number,
) {
  const first = states.findLast(({ at }) => at <= from)?.text ?? null;
  return [first, ...states.filter(({ at }) => at > from && at <= to).map(({ text }) => text)];
}

test("with right clocks, what is told is the whole truth, span by span", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf(fc.constant(null)), { minLength: 1, maxLength: 25 }), async (steps) => {
      const { commits, truth } = live(steps);
      const rows = await told(commits);
      for (const [address, states] of truth) {
        const spans = rows.filter(({ url }) => url === `https://site.example${address}`);
        for (const { from, to, text } of spans)
          expect(new Set(shownIn(states, from, to))).toEqual(new Set([text]));
        for (const { at, text } of states) {
          const there = spans.filter(({ from, to }) => from <= at && at <= to).map((row) => row.text);
          expect(there).toEqual(text === null ? [] : [text]);
        }
      }
    }),
    { seed: 1601, numRuns: 15 },
  );
});

test("with wrong clocks among right ones, nothing that is told is false", async () => {
  const wrong = fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    // Far off, before the first commit or after the last: what lies between right dates nobody can tell from right.
    { weight: 1, arbitrary: fc.constantFrom(-5_000_000, -1_000_000, 5_000_000, 9_000_000, 20_000_000) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf(wrong), { minLength: 12, maxLength: 25 }), async (steps) => {
      // At most three, and more right ones before and after them: else the wrong ones are the better order.
      const isWrong = steps.map((step) => step.wrong !== null);
      fc.pre(
        isWrong.filter(Boolean).length <= 3 && ![...isWrong.slice(0, 4), ...isWrong.slice(-4)].some(Boolean),
      );
      const { commits, truth } = live(steps);
      for (const { url, from, to, text } of await told(commits)) {
        const states = truth.get(url.slice("https://site.example".length))!;
        expect(new Set(shownIn(states, from, to))).toEqual(new Set([text]));
      }
    }),
    { seed: 1602, numRuns: 15 },
  );
});
