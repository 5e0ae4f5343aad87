// A file of sites as a plan: what a person writes, what is left out, and what is said of everything that is wrong.
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { WatchPlan } from "#model/index.js";
import { readWatchPlan, SITE_KEYS } from "#watch/index.js";

const GUIDE = `# sites.yaml
defaults:            # any key of a site but name and addresses
  requests-per-day: 600
  hints: { discover: false }
sites:
  - https://example.org/                       # one line is enough
  - url: https://news.example/                 # or urls: [..]
    name: news
    wants: versions
    requests-per-day: 2000
    bytes-per-month: 5GB
    sharp: monthly 1 04
    pages-per-version: 2.5
    recall: 0.93
    planner: learned-gain
    pattern: day
    delay: 2s
    max-pages: 20000
    scope: domain
    include:
      - ^https://news
    exclude: [ '\\.pdf$', "[?&]print=" ]
    max-depth: 3
    hops: 1
    max-pages-per-host: none
    robots: ignore
    robots-reason: legal deposit, section 5
    browser: never
    hints: { feeds: [https://news.example/feed], oai: https://news.example/oai }
    paused: yes
    tell: [desk]
  - urls: [https://a.example/x/, https://b.example/]
    surt-prefixes: [https://a.example/x/]
    tell: none
    hints: none
tell:
  desk: { mail: smtp://mail.example, from: a@b, to: [c@d], every: week, user-from: env:SMTP_USER, password-from: file:/run/secrets/smtp, importance: 0.3, kinds: [major, gone], addresses: ['/prices/'], words: [Price] }
  hook: { webhook: https://hooks.example/x, secret-from: env:HOOK_SECRET }
  all:  { feed: true }
disk-quota: 1.5TB
audit-every: 4 weeks
`;

function planOf(text: string): WatchPlan {
  const read = readWatchPlan(text, "sites.yaml");
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  return read.plan;
}

function faultsOf(text: string): readonly string[] {
  const read = readWatchPlan(text, "sites.yaml");
  return "faults" in read ? read.faults : [];
}

/** One site with these keys. */
const site = (...lines: string[]): string =>
  ["sites:", "  - url: https://a.example/", ...lines.map((line) => `    ${line}`), ""].join("\n");

/** One channel. */
const channel = (text: string): string => `sites:\ntell:\n  desk: ${text}\n`;

describe("a file of sites", () => {
  it("needs one line for a site; the rest has its default", () => {
    expect(planOf("sites:\n  - https://example.org/\n")).toEqual({
      sites: [
        {
          name: "example.org",
          seeds: ["https://example.org/"],
          wants: "both",
          isPaused: false,
          requestsPerDay: 500,
          bytesPerMonth: null,
          sharp: { every: "week", weekday: 0, hour: "quiet" },
          pagesPerVersion: 10,
          recall: null,
          planner: "learned-gain",
          pattern: "week",
          delayMs: 1000,
          maxPages: 10_000,
          scope: {
            kind: "host",
            surtPrefixes: [],
            include: [],
            exclude: [],
            maxDepth: null,
            hops: 0,
            maxPagesPerHost: null,
          },
          robots: "obey",
          robotsReason: null,
          browser: "auto",
          hints: { sitemaps: true, feeds: [], oai: [], discover: true },
          tell: null,
        },
      ],
      channels: [],
      diskQuotaBytes: null,
      auditDays: null,
    });
  });

  it("takes every key, and what the defaults say where a site says nothing", () => {
    const { sites, channels, diskQuotaBytes, auditDays } = planOf(GUIDE);
    expect(sites[0]).toMatchObject({
      name: "example.org",
      requestsPerDay: 600,
      hints: { sitemaps: true, discover: false },
    });
    expect(sites[1]).toEqual({
      name: "news",
      seeds: ["https://news.example/"],
      wants: "versions",
      isPaused: true,
      requestsPerDay: 2000,
      bytesPerMonth: 5e9,
      sharp: { every: "month", day: 1, hour: 4 },
      pagesPerVersion: 2.5,
      recall: 0.93,
      planner: "learned-gain",
      pattern: "day",
      delayMs: 2000,
      maxPages: 20_000,
      scope: {
        kind: "domain",
        surtPrefixes: [],
        include: ["^https://news"],
        exclude: ["\\.pdf$", "[?&]print="],
        maxDepth: 3,
        hops: 1,
        maxPagesPerHost: null,
      },
      robots: "ignore",
      robotsReason: "legal deposit, section 5",
      browser: "never",
      hints: {
        sitemaps: true,
        feeds: ["https://news.example/feed"],
        oai: ["https://news.example/oai"],
        discover: false,
      },
      tell: ["desk"],
    });
    expect(sites[2]).toMatchObject({
      name: "a.example",
      seeds: ["https://a.example/x/", "https://b.example/"],
      scope: { kind: "surt", surtPrefixes: ["http://(example,a,)/x/"] },
      tell: [],
      hints: { sitemaps: false, feeds: [], oai: [], discover: false },
    });
    expect(channels).toEqual([
      {
        name: "desk",
        way: {
          kind: "mail",
          server: "smtp://mail.example:587",
          userFrom: { env: "SMTP_USER" },
          passwordFrom: { file: "/run/secrets/smtp" },
          from: "a@b",
          to: ["c@d"],
          every: "week",
        },
        rule: { importance: 0.3, kinds: ["major", "gone"], addresses: ["/prices/"], words: ["price"] },
      },
      {
        name: "hook",
        way: { kind: "webhook", url: "https://hooks.example/x", secretFrom: { env: "HOOK_SECRET" } },
        rule: { importance: 0, kinds: [], addresses: [], words: [] },
      },
      { name: "all", way: { kind: "feed" }, rule: { importance: 0, kinds: [], addresses: [], words: [] } },
    ]);
    expect([diskQuotaBytes, auditDays]).toEqual([1.5e12, 28]);
  });

  it.each([
    ["daily 02:00", { every: "day", hour: 2 }],
    ["daily", { every: "day", hour: "quiet" }],
    ["Weekly Sun 3", { every: "week", weekday: 0, hour: 3 }],
    ["weekly saturday quiet", { every: "week", weekday: 6, hour: "quiet" }],
    ["monthly 28", { every: "month", day: 28, hour: "quiet" }],
    ["when  worth it", { every: "worth" }],
  ])("sharp: %s", (words, sharp) => {
    expect(planOf(site(`sharp: ${words}`)).sites[0]!.sharp).toEqual(sharp);
  });

  it.each(["sites:", "sites: []", "sites:\n  # none yet\n", "---\nsites:\n", '{"sites": []}'])(
    "may hold no site: %j",
    (text) => expect(planOf(text).sites).toEqual([]),
  );

  it("is the same with a byte order mark, with line ends of Windows, and as JSON", () => {
    const plan = planOf(GUIDE);
    expect(planOf(`\ufeff${GUIDE}`)).toEqual(plan);
    expect(planOf(GUIDE.replaceAll("\n", "\r\n"))).toEqual(plan);
    expect(planOf('{"sites": [{"url": "https://a.example/", "paused": true}]}')).toEqual(
      planOf(site("paused: true")),
    );
  });

  it("warns of sites that take in each other's pages, and takes them", () => {
    const of = (...lines: string[]) => {
      const read = readWatchPlan(`sites:\n${lines.map((line) => `  - ${line}\n`).join("")}`, "s.yaml");
      return "faults" in read ? ["faults", ...read.faults] : read.warnings;
    };
    expect(of("https://a.example/", "{url: https://a.example/x/, name: x, scope: prefix}")).toEqual([
      "s.yaml:3:5: 'x' and 'a.example' both take in pages of a.example, and both spend on them",
    ]);
    expect(of("{url: https://www.a.example/, scope: domain}", "https://b.a.example/")).toHaveLength(1);
    const folders = ["x", "y"].map((x) => `{url: https://a.example/${x}/, name: ${x}, scope: prefix}`);
    expect(of(...folders)).toEqual([]);
    expect(of("https://a.example/", "https://b.a.example/")).toEqual([]);
  });
});

describe("the guide", () => {
  it("explains every key, and shows what can be read", async () => {
    const page = await readFile(new URL("../../../../docs/guide/watch-sites.md", import.meta.url), "utf8");
    for (const key of Object.keys(SITE_KEYS)) expect(page).toContain(`\`${key}`);
    const whole = [...page.matchAll(/```yaml\n([^]*?)```/g)].map(([, text]) => text!);
    const files = whole.filter((text) => /^sites:/m.test(text));
    expect(files).toHaveLength(3);
    for (const text of files) expect(faultsOf(text)).toEqual([]);
  });
});

describe("what is wrong is one line with its place", () => {
  const cases: [text: string, ...lines: string[]][] = [
    [site("requests-per-day: lots"), "3:23: requests-per-day: 'lots' is not a whole number above 0"],
    [site("requests-per-day: 0"), "3:23: requests-per-day: '0' is not a whole number above 0"],
    [site("requests-per-day: 1e3"), "3:23: requests-per-day: '1e3' is not a whole number above 0"],
    [site("recall: 1.5"), "3:13: recall: '1.5' is not a share from 0.5 to 1, or none"],
    [
      site("requests-per-day:"),
      "3:22: requests-per-day: says nothing: give a whole number above 0, or leave the key out",
    ],
    [
      site("request-per-day: 5"),
      "3:5: 'request-per-day' is no key of a site; did you mean requests-per-day?",
    ],
    [site("maxPages: 5"), "3:5: 'maxPages' is no key of a site; did you mean max-pages?"],
    [
      site("bytes-per-month: 5 apples"),
      /3:22: bytes-per-month: '5 apples' is not a size like .*, or none/.source,
    ],
    [site("include: ['']"), /3:15: include: says nothing: .*/.source],
    [site("wants: [sharp]"), "3:12: wants: is a list, not one of versions, sharp, both"],
    [
      site("sharp: weekly sunday 03:30"),
      /3:12: sharp: 'weekly sunday 03:30' is not 'daily 02:00', .*/.source,
    ],
    [site("sharp: monthly 31"), /3:12: sharp: 'monthly 31' is not .*/.source],
    [site("sharp: daily 24"), /3:12: sharp: 'daily 24' is not .*/.source],
    [site("planner: best"), /3:14: planner: 'best' is not one of learned-gain, .*/.source],
    [site("delay: 2d"), /3:12: delay: '2d' is not a duration like .*/.source],
    [site("paused: constructor"), "3:13: paused: 'constructor' is not true or false"],
    [site("include: ['(']"), /3:15: include: '\(' is not a regular expression .*/.source],
    [site("name: a/b"), /3:11: name: 'a\/b' is not a name of letters, .*/.source],
    [site("tell: [desc]"), "3:5: tell: no channel 'desc'; there are: none; add them under tell: of the file"],
    [site("robots: ignore"), "3:5: robots: ignore needs robots-reason: it is kept with the captures"],
    [site("scope: surt"), "3:5: scope: surt needs surt-prefixes, like http://(org,example,"],
    [
      site("scope: any", "surt-prefixes: [http://a.example]"),
      "4:5: surt-prefixes: goes with scope surt, not with scope any",
    ],
    [site("hints: {feed: x}"), "3:13: hints: 'feed' is no key of hints; did you mean feeds?"],
    [site("hints: all"), /3:12: hints: 'all' is not none, or .*/.source],
    [site("urls: [https://b.example/]"), "3:5: urls: url is said too: put all addresses under urls"],
    [site("wants: both", "wants: sharp"), "4:5: 'wants' is said twice: leave one of them"],
    [site("wants: both: sharp"), /3:12: a second ': ' in one line: .*/.source],
    [site("name x"), /3:5: a key and its value stand in one line .*/.source],
    [site("robots-reason: 'x"), "3:20: a quotation mark that is not closed"],
    [site("tell: [desk"), /4:1: \] is missing, .*/.source],
    ["sites:\n\t- https://a.example/\n", "2:1: a tab in the indentation: use spaces"],
    [
      "sites:\n  - a.example\n",
      /2:5: sites: 'a.example' is not .*; did you mean https:\/\/a.example\/\?/.source,
    ],
    ["sites:\n  - ftp://a.example/\n", "2:5: sites: 'ftp://a.example/' is not an http or https address"],
    ["sites:\n  - https://me:pw@a.example/\n", "2:5: sites: leave user and password out of the address"],
    ["sites:\n  - name: x\n", "2:5: a site needs its address: add url: https://…"],
    ["sites:\n  - [x]\n", /2:5: sites: is a list in a list: .*/.source],
    ["sites: https://a.example/\n", /1:8: sites: is a text, not a list: .*/.source],
    [
      "sites:\n  - https://a.example/\n  - https://a.example/x\n",
      /3:5: two sites are named 'a.example', the other in line 2: .*/.source,
    ],
    [
      "sites:\n  - {url: https://a.example/, name: A}\n  - {url: https://b.example/, name: a}\n",
      /3:31: two sites are named 'a', .*/.source,
    ],
    ["defaults: {name: x}\nsites:\n", "1:12: name belongs to one site, and cannot be a default of all"],
    [
      "defaults: {tell: x}\nsites:\n  - https://a.example/\n  - https://b.example/\n",
      /1:12: tell: no channel 'x'; .*/.source,
    ],
    [
      "site:\n  - https://a.example/\n",
      "1:1: 'site' is no key of the file; did you mean sites?",
      /1:1: no sites: .*/.source,
    ],
    ["sites:\ndisk-quota: much\n", /2:13: disk-quota: 'much' is not a size .*/.source],
    ["sites:\naudit-every: 5 fortnights\n", /2:14: audit-every: '5 fortnights' is not .*/.source],
    ["", /1:1: holds no sites yet: .*/.source],
    ["# only a comment\n", /1:1: holds no sites yet: .*/.source],
    ["- https://a.example/\n", /1:1: is a list: .*/.source],
    ["hello", /1:1: is a text: .*/.source],
    ["sites: &a []\n", /1:8: anchors \(&name\) are not taken: .*/.source],
    ["sites: *a\n", /1:8: aliases \(\*name\) are not taken: .*/.source],
    ["sites: !!seq []\n", /1:8: tags \(!name\) are not taken: .*/.source],
    ["%YAML 1.1\n---\nsites:\n", /1:1: directives \(%…\) are not taken: .*/.source],
    ["sites:\n---\nsites:\n", /2:1: one document to a file: .*/.source],
    ["sites: \u0000\n", /1:8: a control character \(U\+0000\): .*/.source],
    [channel("{ fed: true }"), "3:3: desk: a channel has one of feed, webhook and mail, not none"],
    [
      channel("{ feed: true, webhook: https://a.b/ }"),
      "3:3: desk: a channel has one of feed, webhook and mail, not feed and webhook",
    ],
    [channel("{ feed: true, every: day }"), "3:23: desk: every goes with mail, not with feed"],
    [
      channel("{ feed: true, impotance: 1 }"),
      "3:23: 'impotance' is no key of a channel by feed; did you mean importance?",
    ],
    [
      channel("{ feed: true, importance: 0.5, words: [price] }"),
      /3:23: desk: importance goes with webhook and mail; readers of a feed choose by its address, .*/.source,
      /3:40: desk: words goes with webhook and mail; .*/.source,
    ],
    [
      channel("{ webhook: https://a.b/, importance: 2 }"),
      "3:46: desk: importance: '2' is not a number from 0 to 1",
    ],
    [
      channel("{ webhook: https://a.b/, kinds: [big] }"),
      /3:42: desk: kinds: 'big' is not one of identical, .*, trouble/.source,
    ],
    [channel("{ mail: smtp://m.example }"), "3:9: desk: mail needs 'from'", "3:9: desk: mail needs 'to'"],
    [
      channel("{ mail: http://m.example, from: a@b, to: c@d }"),
      /3:17: desk: mail: 'http:\/\/m.example' is not a mail server .*/.source,
    ],
    [
      channel("{ mail: smtp://m.example, from: a@b, to: c@d, user-from: env:U }"),
      "3:9: desk: user-from and password-from go together",
    ],
    [channel("feed"), "3:9: desk: a channel needs feed, webhook or mail"],
  ];
  it.each(cases)("%j", (text, ...lines) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(lines.length);
    for (const [i, line] of lines.entries())
      if (faults[i] !== `sites.yaml:${line}`) expect(faults[i]).toMatch(new RegExp(`^sites\\.yaml:${line}$`));
  });

  it("tells all faults of a file at once, in its order, and counts what is too much", () => {
    const text = site("want: both", "delay: soon", "hops: -1");
    expect(faultsOf(text).map((line) => line.split(":").slice(1, 3).join(":"))).toEqual([
      "3:5",
      "4:12",
      "5:11",
    ]);
    const many = `sites:\n${"  - nothing\n".repeat(50)}`;
    expect(faultsOf(many)).toHaveLength(20);
    expect(faultsOf(many).at(-1)).toMatch(/\(and 30 more faults\)$/);
  });

  it("never shows what may be a secret", () => {
    const secrets = [
      channel("{ mail: 'smtp://me:hunter2@m.example', from: a@b, to: c@d }"),
      channel("{ webhook: https://a.b/, secret-from: hunter2 }"),
      channel("{ webhook: 'https://me:hunter2@a.b/' }"),
    ];
    for (const text of secrets) {
      expect(faultsOf(text)).toHaveLength(1);
      expect(faultsOf(text)[0]).not.toContain("hunter2");
    }
  });

  it("shows nothing that a terminal would obey, and no long text", () => {
    const [line] = faultsOf(site(`name: "\\e[31m\u202e${"x".repeat(5000)}"`));
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(line!.length).toBeLessThan(300);
  });
});

describe("a hostile file", () => {
  it("of aliases that would be billions of values is refused at the first anchor", () => {
    const levels = Array.from({ length: 12 }, (_, i) => `l${i}: &l${i} [${`*l${i - 1},`.repeat(9)}]`);
    expect(faultsOf(`l: &l-1 x\n${levels.join("\n")}\n`)).toEqual([
      expect.stringMatching(/^sites.yaml:1:4: anchors/),
    ]);
  });

  it.each(["[", "{", "- ", "[[],", "{a: "])("nested without end is refused early: %j", (text) => {
    const faults = faultsOf(`sites: ${text.repeat(100_000)}`);
    expect(faults.at(0)).toMatch(/nested too deeply|sequence/);
    expect(faults.length).toBeLessThanOrEqual(20);
  });

  it.each(["a: a: a\n", "]", "sites: [,,\n", "\tx: y\n", "k: v\n", "'x' 'y'\n"])(
    "of nothing but faults is told in few lines: %j",
    (text) => {
      const faults = faultsOf(text.repeat(20_000));
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.length).toBeLessThanOrEqual(20);
    },
  );

  it("has more bytes or sites than are taken", () => {
    expect(faultsOf(`sites:\n#${"x".repeat(10_000_000)}`)).toEqual(["sites.yaml:1:1: larger than 10 MB"]);
    expect(faultsOf(`sites: [${"a,".repeat(100_001)}]`)).toEqual([
      "sites.yaml:1:8: sites: 100001 sites; at most 100000 are taken",
    ]);
  });

  it("may call its keys after parts of the language", () => {
    for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      expect(faultsOf(`sites:\n${key}: {}\n`)[0]).toContain(`'${key}' is no key of the file`);
      expect(faultsOf(site(`${key}: 1`))[0]).toContain(`'${key}' is no key of a site`);
      expect(faultsOf(site(`hints: {${key}: 1}`))[0]).toContain(`'${key}' is no key of hints`);
      expect(faultsOf(channel(`{feed: true, ${key}: 1}`))[0]).toContain(`'${key}' is no key of a channel`);
    }
  });
});
