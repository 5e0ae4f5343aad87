// What `isochron --help` says of each verb, word for word what the verb says of itself: loading them all for that takes
// ten times as long. A test holds both to each other.

/** By name: what is written behind it, and what it does. */
export const VERB_WORDS: Readonly<Record<string, readonly [usage: string, description: string]>> = {
  demo: ["[options]", "capture a living demo site while it changes, report, and serve the archive"],
  survey: [
    "[options] <url>",
    "a quick polite look before a capture: size, robots, sitemaps, traps, server habits, duration",
  ],
  capture: ["[options] [url...]", "archive a site as of one moment: visit, revisit, report, certificate"],
  captures: ["[options]", "list the captures of an archive, newest first; control those that run"],
  take: [
    "[options] <source>",
    "take what a site's owner has: its files, its git history, or an export with its revisions",
  ],
  watch: [
    "[options] [file]",
    "keep sites under watch: look again where it is worth most, capture them whole, tell what changed",
  ],
  sites: ["", "the sites under watch: a file of your own, and verbs to change it"],
  record: [
    "[options]",
    "record what a web server answers to its visitors: a proxy before it that nobody feels",
  ],
  serve: [
    "[options]",
    "browse and replay the archive in a browser, and answer Memento, CDX and OAI-PMH clients",
  ],
  "check-replay": [
    "[options] [capture]",
    "show a capture's pages from their stored bytes and from replay, and say what differs",
  ],
  search: ["[options] <words...>", "find versions of pages by their words"],
  report: ["[options] [capture]", "say what a capture proves, page by page"],
  why: ["[options] <url>", "say what happened to a URL in a capture, and why"],
  rules: ["", "who may see what of the archive: rules of access"],
  similar: [
    "[options] [url]",
    "find pages of the archive that say nearly the same: mirrors, copies, moved pages",
  ],
  verify: [
    "[options] <certificate|wacz|capture>",
    "check a certificate or testimony against the bytes of its WARC files, independently of what made it",
  ],
  certificate: ["", "work with certificates"],
  diff: ["[options] <url> [t1] [t2]", "what changed between two captures of a page in the archive"],
  detect: [
    "[options] <a> <b>",
    "compare two versions of a page: verdict, importance, similarity, operations",
  ],
  compare: ["[options] <site>", "hold what was seen of a site against what its owner or a recorder tells"],
  mine: [
    "[options] <site|history>",
    "how a site changes: rates with their uncertainty, hours and weekdays, directories and rules",
  ],
  query: [
    "[options] [sql]",
    "ask the whole archive in SQL, or by a prepared question (after export parquet)",
  ],
  import: [
    "[options] <file...>",
    "take WARC, ARC and WACZ files of any tool into the archive as a collection, losing nothing",
  ],
  describe: [
    "[options] [site or capture]",
    "say what a site or capture is, for catalogues: Dublin Core, kept in the archive",
  ],
  export: ["", "write standard files that other tools open, or a copy for any browser"],
  warc: ["", "look into WARC and ARC files of any tool"],
  cdx: ["[options] <url>", "find captures of a URL in the archive's indexes; prints CDXJ lines"],
  surt: ["[options] <url...>", "the look-up keys (SURT) of URLs"],
  reindex: ["[options]", "rebuild every index, the catalog and the search index from the WARC files alone"],
  worker: ["[options]", "take part in a cluster: capture and watch the sites that nobody has, until stopped"],
  cluster: ["", "many machines at one archive: make it, look at it, restore it"],
  plan: [
    "[options]",
    "the best visit–revisit order for given pages and rates, its expected sharpness and the bound",
  ],
  lab: ["", "measuring instruments, and the papers' experiments made again"],
};
