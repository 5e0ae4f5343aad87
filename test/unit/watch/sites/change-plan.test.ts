// Changes of a file of sites: one place of the text becomes another, and everything else stays byte for byte.
import { describe, expect, it } from "vitest";
import { changePlan, type PlanChange } from "#watch/index.js";

function changed(text: string | null, change: PlanChange): string {
  const made = changePlan(text, change, "s.yaml");
  if ("faults" in made) throw new Error(made.faults.join("\n"));
  return made.text;
}

function refusal(text: string | null, change: PlanChange): readonly string[] {
  const made = changePlan(text, change, "s.yaml");
  return "faults" in made ? made.faults : [];
}

const FILE = `# our sites

defaults:   {requests-per-day:   600}
sites:
  # the first
  - https://a.example/     # since 2024
  - name: 'b'              # its name
    url:   https://b.example/   # odd   spaces

    # how often
    requests-per-day:    2000   # much
    include:    # what
      - ^https://b   # one
      # two
      - x
  -   {url: https://c.example/,   name: c,wants: sharp}
# the end of the list
disk-quota: 500GB
# the end`;

describe("a site is edited", () => {
  const edits: [name: string, says: Record<string, string>, from: string, to: string][] = [
    ["b", { "requests-per-day": "50" }, "   2000   # much", "   50   # much"],
    ["b", { name: "bee" }, "'b'              #", "bee              #"],
    ["b", { wants: "sharp" }, "      - x\n", "      - x\n    wants: sharp\n"],
    ["b", { "requests-per-day": "" }, "    requests-per-day:    2000   # much\n", ""],
    ["b", { include: "y" }, "    # what\n      - ^https://b   # one\n      # two\n      - x", " y    # what"],
    [
      "b",
      { include: "" },
      "    include:    # what\n      - ^https://b   # one\n      # two\n      - x\n",
      "",
    ],
    ["b", { name: "" }, "name: 'b'              # its name\n    url:", "url:"],
    [
      "a.example",
      { wants: "sharp" },
      "- https://a.example/     # since 2024\n",
      "- url: https://a.example/     # since 2024\n    wants: sharp\n",
    ],
    ["a.example", { url: "https://d.example/" }, "- https://a.example/ ", "- url: https://d.example/ "],
    ["c", { wants: "both" }, "wants: sharp}", "wants: both}"],
    ["c", { wants: "" }, ",wants: sharp}", "}"],
    ["c", { name: "" }, "name: c,wants", "wants"],
    ["c", { delay: "2s", tell: "none" }, "sharp}", "sharp, delay: 2s, tell: none}"],
    ["c", { include: "[a, b]" }, "sharp}", "sharp, include: [a, b]}"],
    ["c", { include: "a, [b]" }, "sharp}", 'sharp, include: "a, [b]"}'],
    [
      "c",
      { urls: "[https://x.example/, https://y.example/]" },
      "{url: https://c.example/,   name: c,wants: sharp}",
      "{name: c,wants: sharp, urls: [https://x.example/, https://y.example/]}",
    ],
    [
      "b",
      { "robots-reason": "deposit: law #5" },
      "      - x\n",
      '      - x\n    robots-reason: "deposit: law #5"\n',
    ],
    ["b", { exclude: "[a-z]+\\.pdf$" }, "      - x\n", '      - x\n    exclude: "[a-z]+\\\\.pdf$"\n'],
    [
      "b",
      { hints: "{feeds: [https://b.example/f]}" },
      "      - x\n",
      "      - x\n    hints: {feeds: [https://b.example/f]}\n",
    ],
  ];
  it.each(edits)("%s %j", (name, says, from, to) => {
    expect(FILE.split(from)).toHaveLength(2);
    expect(changed(FILE, { edit: name, says })).toBe(FILE.replace(from, () => to));
    const [crlf, mark] = [FILE.replaceAll("\n", "\r\n"), `\ufeff${FILE}`];
    expect(changed(crlf, { edit: name, says })).toBe(FILE.replace(from, () => to).replaceAll("\n", "\r\n"));
    expect(changed(mark, { edit: name, says })).toBe(mark.replace(from, () => to));
  });

  it.each([
    ["sites: [https://a.example/,]", "sites: [{url: https://a.example/, paused: true},]"],
    ["sites:\n  - url: https://a.example/", "sites:\n  - url: https://a.example/\n    paused: true"],
    [
      "sites:\n  - # x\n    url: https://a.example/\n",
      "sites:\n  - # x\n    url: https://a.example/\n    paused: true\n",
    ],
    [
      "sites:\n  - url: >-\n      https://a.example/\n\n# end\n",
      "sites:\n  - url: >-\n      https://a.example/\n    paused: true\n\n# end\n",
    ],
    ['{"sites":[{"url":"https://a.example/"}]}', '{"sites":[{"url":"https://a.example/", paused: true}]}'],
  ])("wherever it stands: %j", (before, after) => {
    const says = { paused: "true" };
    expect(changePlan(before, { edit: "a.example", says }, "s.yaml")).toMatchObject({
      text: after,
      site: { isPaused: true },
    });
  });

  it("keeps a comment between the key that goes and the next", () => {
    const text = "sites:\n  - name: x   # gone\n    # about the address\n    url: https://a.example/\n";
    expect(changed(text, { edit: "x", says: { name: "" } })).toBe(
      "sites:\n  -\n    # about the address\n    url: https://a.example/\n",
    );
  });

  it("says in one line what cannot be, and changes nothing", () => {
    const edit = (says: Record<string, string>, name = "b") => refusal(FILE, { edit: name, says });
    expect(edit({ "requests-per-day": "lots" })).toEqual([
      "requests-per-day: 'lots' is not a whole number above 0",
    ]);
    expect(edit({ wishes: "both" })).toEqual([expect.stringMatching(/^'wishes' is no key of a site; /)]);
    expect(edit({ want: "both" })).toEqual(["'want' is no key of a site; did you mean wants?"]);
    expect(edit({ name: "c" })).toEqual([expect.stringMatching(/^two sites are named 'c'/)]);
    expect(edit({ url: "" })).toEqual([expect.stringMatching(/^a site needs its address/)]);
    expect(edit({ wants: "both\n  - https://evil.example/" })).toEqual(["wants: a value stands in one line"]);
    expect(edit({ exclude: '"delay: 9s\\nwants: sharp"' })).toEqual(["exclude: a value stands in one line"]);
    expect(edit({ include: '[a, "b\\u2028c"]' })).toEqual(["include: a value stands in one line"]);
    expect(edit({}, "d")).toEqual([expect.stringMatching(/^no site 'd'/)]);
    expect(edit({ wants: "both" }, "a.exmple")).toEqual([
      "no site 'a.exmple'; did you mean a.example?; isochron sites list shows them",
    ]);
  });
});

describe("braces over several lines", () => {
  const OPEN =
    "sites: [ # all\n  {\n    name: x, # its name\n    url: https://a.example/, # where\n    paused: no # now\n  }, # one\n  https://b.example/ # two\n]\n";
  it.each([
    ["x", { name: "" }, "name: x, #", " #"],
    ["x", { paused: "" }, "paused: no #", " #"],
    ["x", { paused: "yes" }, "no #", "yes #"],
    ["x", { delay: "2s" }, "no #", "no, delay: 2s #"],
  ])("%s %j", (name, says, from, to) => {
    const after = changed(OPEN, { edit: name, says });
    expect(after.replace(/ +#/g, " #")).toBe(OPEN.replace(from, to).replace(/ +#/g, " #"));
    for (const comment of ["# all", "# its name", "# where", "# now", "# one", "# two"])
      expect(after).toContain(comment);
  });

  it("are edited by hand where a comment stands before its comma", () => {
    const text = "sites: [{name: x # why\n  , url: https://a.example/}]\n";
    expect(refusal(text, { edit: "x", says: { name: "" } })).toEqual([
      "s.yaml is written in a way in which this cannot be changed without changing more: edit it by hand",
    ]);
    const site = "sites: [https://a.example/, # a\n  https://b.example/ # b\n]\n";
    expect(changed(site, { remove: "a.example" })).toBe("sites: [ # a\n  https://b.example/ # b\n]\n");
    expect(changed(site, { remove: "b.example" })).toBe("sites: [https://a.example/, # a\n   # b\n]\n");
  });
});

describe("a site is added", () => {
  const add = (...urls: string[]): PlanChange => ({ add: urls, says: {} });
  it.each([
    [null, "sites:\n  - https://n.example/\n"],
    ["", "sites:\n  - https://n.example/\n"],
    ["# ours", "# ours\nsites:\n  - https://n.example/\n"],
    ["sites:\n", "sites:\n  - https://n.example/\n"],
    ["sites: # ours\ndisk-quota: 5GB\n", "sites: # ours\n  - https://n.example/\ndisk-quota: 5GB\n"],
    ["sites: []   # ours\n", "sites:   # ours\n  - https://n.example/\n"],
    ["sites:\n- https://a.example/", "sites:\n- https://a.example/\n- https://n.example/"],
    [
      "sites:\n    - https://a.example/ # a\n# end\n",
      "sites:\n    - https://a.example/ # a\n    - https://n.example/\n# end\n",
    ],
    ["sites: [https://a.example/]\n", "sites: [https://a.example/, https://n.example/]\n"],
    ['{"sites": []}', '{"sites": [https://n.example/]}'],
  ])("to %j", (before, after) => {
    expect(changed(before, add("https://n.example/"))).toBe(after);
  });

  it("with what is said of it, behind the others", () => {
    const says = { name: "n", include: ["a, b", "c"], sharp: "daily 02:00", delay: "" };
    const after = changed(FILE, { add: ["https://n.example/", "https://m.example/"], says });
    const lines =
      "  - urls: [https://n.example/, https://m.example/]\n    name: n\n" +
      '    include: ["a, b", c]\n    sharp: daily 02:00\n';
    expect(after).toBe(FILE.replace("# the end of the list\n", `${lines}# the end of the list\n`));
  });

  it("only when it is new and right", () => {
    expect(refusal(FILE, add("https://a.example/x"))).toEqual([
      expect.stringMatching(/^two sites are named 'a.example'/),
    ]);
    expect(refusal(FILE, add("n.example"))).toEqual([
      "sites: 'n.example' is not an http or https address; did you mean https://n.example/?",
    ]);
    expect(refusal(null, { add: ["https://n.example/"], says: { sharp: "often" } })[0]).toMatch(
      /^sharp: 'often' is not /,
    );
  });
});

describe("a site is removed", () => {
  it.each([
    ["a.example", "  - https://a.example/     # since 2024\n"],
    ["b", FILE.slice(FILE.indexOf("  - name: 'b'"), FILE.indexOf("  -   {url"))],
    ["c", "  -   {url: https://c.example/,   name: c,wants: sharp}\n"],
  ])("%s", (name, lines) => {
    expect(changed(FILE, { remove: name })).toBe(FILE.replace(lines, ""));
  });

  it.each([
    ["sites:\n  - https://a.example/\n", "sites:\n"],
    ["sites:\n- https://a.example/", "sites:"],
    ["sites: [https://a.example/ ]", "sites: [ ]"],
    ["sites: [https://b.example/, https://a.example/]", "sites: [https://b.example/]"],
    ["sites: [https://a.example/, https://b.example/]", "sites: [https://b.example/]"],
    [
      "sites:\n  - https://b.example/\n  # - no\n  -\n    # - c\n    url: https://a.example/\n",
      "sites:\n  - https://b.example/\n  # - no\n",
    ],
  ])("from %j", (before, after) => {
    expect(changed(before, { remove: "a.example" })).toBe(after);
  });
});

describe("a file that is wrong", () => {
  it.each(["sites:\n  - nonsense\n", "site: []\n", "- x\n", "sites: [", "\u0000"])(
    "is never changed: %j",
    (text) => {
      for (const change of [
        { add: ["https://n.example/"], says: {} },
        { edit: "x", says: {} },
        { remove: "x" },
      ])
        expect(refusal(text, change)).toEqual([
          ...Array(refusal(text, change).length - 1).fill(expect.stringMatching(/^s\.yaml:\d+:\d+: /)),
          "s.yaml must be mended first; nothing was changed",
        ]);
    },
  );
});
