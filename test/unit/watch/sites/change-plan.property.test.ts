// Whatever style a file is written in, a change touches what it is about and nothing else.
import fc from "fast-check";
import { expect, it } from "vitest";
import { changePlan, readWatchPlan, type PlanChange } from "#watch/index.js";

const RUNS = { seed: 20261118, numRuns: 150 };

/** Values of some keys, as they may stand in a file. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  wants: ["both", "'sharp'", '"versions"'],
  "requests-per-day": ["5", "70", "'800'"],
  sharp: ["daily 02:00", "'weekly sunday quiet'", "when worth it"],
  delay: ["2s", "250ms"],
  "robots-reason": ["\"deposit: law #5, 'a' \\\\ \\u00e9\"", "plain words here", "'it''s'"],
  include: ["[a, 'b, c']", "^https://x", "['#x', \"[y]\"]"],
  hints: ["none", "{ sitemaps: false }", "{feeds: [https://f.example/]}"],
  paused: ["yes", "false"],
};

const key = fc.constantFrom(...Object.keys(VALUES));
const pair = key.chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...VALUES[name]!)));
const comment = fc.constantFrom("", "", "  # c", " # it's [odd", "\t# tab", "   # - x: y");
const between = fc.constantFrom(
  "",
  "",
  "\n",
  "# own line\n",
  "      # far in\n",
  "  # - https://no.example/\n",
);

interface Style {
  readonly text: string;
  readonly names: readonly string[];
}

/** One site in one of the ways in which sites are written. */
const siteText = (name: string) =>
  fc
    .record({
      way: fc.constantFrom("line", "block", "below", "braces"),
      pairs: fc.uniqueArray(pair, { selector: ([one]) => one, maxLength: 4 }),
      comments: fc.array(comment, { minLength: 6, maxLength: 6 }),
      gap: between,
      nameFirst: fc.boolean(),
    })
    .map(({ way, pairs, comments, gap, nameFirst }) => {
      const own = [`url: https://${name}/`, `name: ${name}`];
      const keys = [
        ...(nameFirst ? own.toReversed() : own),
        ...pairs.map(([one, value]) => `${one}: ${value}`),
      ];
      if (way === "line") return `  - https://${name}/${comments[0]}\n${gap}`;
      if (way === "braces") return `  - {${keys.join(", ")}}${comments[0]}\n${gap}`;
      const lines = keys.map(
        (line, i) => `${i === 0 ? "" : "    "}${line}${comments[i]}\n${i === 1 ? gap : ""}`,
      );
      return `  - ${way === "below" ? "# its keys\n    " : ""}${lines.join("")}`;
    });

const file: fc.Arbitrary<Style> = fc
  .record({
    names: fc.constantFrom(
      ["a.example"],
      ["a.example", "b.example"],
      ["a.example", "b.example", "c.example"],
    ),
    head: fc.constantFrom("", "# head\n\n", "---\n", "disk-quota:   5GB  # q\n", "defaults: {delay:  3s}\n"),
    tail: fc.constantFrom("", "# tail", "audit-every: 30 days\n", "# tail\ndisk-quota: 5GB # q\n"),
    isWindows: fc.boolean(),
    isMarked: fc.boolean(),
  })
  .filter(({ head, tail }) => !(head.includes("disk") && tail.includes("disk")))
  .chain(({ names, head, tail, isWindows, isMarked }) =>
    fc.tuple(...names.map(siteText)).map((sites) => {
      const text = `${head}sites:\n${sites.join("")}${tail}`;
      return {
        text: `${isMarked ? "\ufeff" : ""}${isWindows ? text.replaceAll("\n", "\r\n") : text}`,
        names,
      };
    }),
  );

function planOf(text: string) {
  const read = readWatchPlan(text, "s.yaml");
  if ("faults" in read) throw new Error(`${read.faults.join("\n")}\n${text}`);
  return read.plan;
}

function changed(text: string, change: PlanChange) {
  const made = changePlan(text, change, "s.yaml");
  if ("faults" in made) throw new Error(`${made.faults.join("\n")}\n${text}`);
  return made;
}

const lines = (text: string): string[] => text.split(/\r?\n/);

/** Lines of one that are not lines of the other, in the order of both. */
function differing(a: readonly string[], b: readonly string[]): [readonly string[], readonly string[]] {
  let [from, toA, toB] = [0, a.length, b.length];
  while (from < Math.min(toA, toB) && a[from] === b[from]) from++;
  while (toA > from && toB > from && a[toA - 1] === b[toB - 1]) [toA, toB] = [toA - 1, toB - 1];
  return [a.slice(from, toA), b.slice(from, toB)];
}

const chosen = fc.nat().chain((at) => fc.tuple(fc.constant(at), file));

it("an edited value changes its own line, or adds one, and says what was said", () => {
  fc.assert(
    fc.property(chosen, pair, ([at, { text, names }], [name, value]) => {
      const site = names[at % names.length]!;
      const before = planOf(text);
      const made = changed(text, { edit: site, says: { [name]: value } });
      expect(made.plan).toEqual(planOf(made.text));
      const others = (plan: typeof before) => plan.sites.filter((one) => one.name !== site);
      expect(others(made.plan)).toEqual(others(before));
      expect(made.site).toEqual(
        planOf(
          `${text.includes("delay:  3s") ? "defaults: {delay: 3s}\n" : ""}sites:\n  - url: https://${site}/\n${keysAfter(text, site, [name, value])}`,
        ).sites[0],
      );
      const [gone, come] = differing(lines(text), lines(made.text));
      expect(gone.length).toBeLessThanOrEqual(1);
      expect(come.length).toBeLessThanOrEqual(2);
      expect(commentsOf(made.text)).toEqual(commentsOf(text));
    }),
    RUNS,
  );
});

it("a key that is put in and taken out again leaves every byte as it was", () => {
  fc.assert(
    fc.property(chosen, pair, ([at, { text, names }], [name, value]) => {
      const site = names[at % names.length]!;
      const { text: with_ } = changed(text, { edit: site, says: { "max-pages": "7" } });
      const { text: without } = changed(with_, { edit: site, says: { "max-pages": "" } });
      // A site that was a mere address has keys from then on.
      expect(without).toBe(text.replace(`- https://${site}/`, `- url: https://${site}/`));
      const twice = changed(changed(text, { edit: site, says: { [name]: value } }).text, {
        edit: site,
        says: { [name]: value },
      });
      expect(twice.text).toBe(changed(text, { edit: site, says: { [name]: value } }).text);
    }),
    RUNS,
  );
});

it("a site that is added and removed again leaves every byte as it was", () => {
  fc.assert(
    fc.property(file, fc.uniqueArray(pair, { selector: ([one]) => one, maxLength: 3 }), ({ text }, pairs) => {
      const added = changed(text, { add: ["https://new.example/"], says: Object.fromEntries(pairs) });
      expect(added.site?.name).toBe("new.example");
      expect(added.plan.sites.slice(0, -1)).toEqual(planOf(text).sites);
      expect(changed(added.text, { remove: "new.example" }).text).toBe(text);
    }),
    RUNS,
  );
});

it("whatever the text is, a reader ends, and a change is refused or right", () => {
  const piece = fc.constantFrom(
    "sites:",
    "\n",
    "  ",
    "- ",
    "https://a.example/",
    "url: ",
    "name: x",
    "[",
    "]",
    "{",
    "}",
    ", ",
    "# c",
    "'",
    '"',
    "&a",
    "*a",
    "!t",
    "---",
    "\t",
    ": ",
    "|",
    "?",
    "%",
    "é",
    "\r",
    "wants: both",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const read = readWatchPlan(text, "s.yaml");
      if ("faults" in read) {
        expect(read.faults.length).toBeGreaterThan(0);
        for (const line of read.faults) expect(line).toMatch(/^s\.yaml:\d+:\d+: [^\n]+$/);
      }
      const made = changePlan(text, { add: ["https://new.example/"], says: {} }, "s.yaml");
      if ("text" in made) expect(planOf(made.text).sites.at(-1)?.name).toBe("new.example");
    }),
    { ...RUNS, numRuns: 500 },
  );
});

/** Comments of a text of these tests: none of its values has a space before a `#`, but one. */
function commentsOf(text: string): string[] {
  return [...text.replaceAll("law #5", "").matchAll(/(?:^|[ \t])(#.*?)\r?$/gm)].map(([, found]) => found!);
}

/** The keys that a site must have behind an edit, made from the text in the plainest way. */
function keysAfter(text: string, site: string, [name, value]: readonly [string, string]): string {
  const own = lines(text).join("\n");
  const from = own.search(new RegExp(`(https://|name: )${site}`));
  const start = own.lastIndexOf("\n  - ", from);
  const next = own.slice(start + 1).search(/\n( {2}- |audit|disk|# tail)/);
  const part = own.slice(start, next === -1 ? undefined : start + 1 + next);
  const keys = new Map<string, string>([["name", site]]);
  for (const one of Object.keys(VALUES))
    for (const written of VALUES[one]!) if (part.includes(`${one}: ${written}`)) keys.set(one, written);
  keys.set(name, value);
  return [...keys].map(([one, written]) => `    ${one}: ${written}\n`).join("");
}
