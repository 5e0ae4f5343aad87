// The one table of settings: --help, environment names and docs/guide/settings.md all come from here.
import { z } from "zod";
import { SCOPE_KINDS } from "#model/index.js";
import { BROWSER_SETTINGS } from "./browser-settings.js";
import { CLUSTER_SETTINGS } from "./cluster-settings.js";
import { NETWORK_SETTINGS } from "./network-settings.js";
import { PRESET_NAMES } from "./presets.js";
import { QUERY_SETTINGS } from "./query-settings.js";
import { setting } from "./setting.js";
import {
  anyText,
  count,
  countOrZero,
  durationMs,
  emailAddress,
  limit,
  list,
  onOff,
  oneOf,
  orNone,
  passes,
  port,
  share,
  sizeBytes,
  text,
} from "./setting-values.js";

/** Every setting by its name in the code. */
export const SETTINGS = {
  archive: setting("--archive <dir>", "isochron-archive", text, "the archive's directory; made when missing"),
  delay: setting(
    "--delay <time>",
    "1s",
    durationMs,
    "pause between the end of a response and the next request to that host",
  ),
  allowPrivate: setting("--allow-private", false, onOff, "allow private, loopback and link-local addresses"),
  strategy: setting("--strategy <name>", "optimal-online", text, "which planner orders visits and revisits"),
  maxPages: setting(
    "--max-pages <n>",
    "10000",
    count,
    "visit at most this many pages; the rest is listed as skipped",
  ),
  maxRequests: setting(
    "--max-requests <n>",
    "none",
    orNone(count),
    "ask for pages at most this often; the revisits that gain most come first",
  ),
  deadline: setting(
    "--deadline <time>",
    "none",
    orNone(durationMs),
    "end this long after the start of the capture, interruptions included; a third of it is for revisits",
  ),
  maxBytes: setting(
    "--max-bytes <size>",
    "none",
    orNone(sizeBytes),
    "stop before the capture's WARC records are larger than this; the response that reaches it is cut there",
  ),
  maxHostFailures: setting(
    "--max-host-failures <n>",
    "20",
    count,
    "leave a host alone for the rest of the pass after this many failures in a row",
  ),
  maxConnections: setting("--max-connections <n>", "64", count, "connections open at a time over all hosts"),
  hostsAtOnce: setting("--hosts-at-once <n>", "256", count, "hosts in progress at a time; others take turns"),
  maxLookups: setting("--max-lookups <n>", "3", count, "names looked up at a time"),
  shapeBudget: setting(
    "--shape-budget <n>",
    "none",
    orNone(count),
    "most URLs of one shape, numbers and dates aside (none: half of --max-pages, at least 5000)",
  ),
  robots: setting(
    "--robots <policy>",
    "obey",
    z.enum(["obey", "obey-except-requisites", "ignore"], "obey, obey-except-requisites or ignore"),
    "what robots.txt is to this capture; ignore needs --robots-reason",
  ),
  robotsReason: setting(
    "--robots-reason <text>",
    "none",
    orNone(text),
    "why robots.txt is ignored (legal deposit, own site); kept with the capture",
  ),
  sharedAddresses: setting(
    "--shared-addresses",
    false,
    onOff,
    "hosts on one server address may be asked at the same time, as for CDN addresses",
  ),
  cookieFile: setting(
    "--cookie-file <file>",
    "none",
    orNone(text),
    "cookies in Netscape format, sent where domain, path and secure match",
  ),
  cookieJar: setting(
    "--cookie-jar",
    false,
    onOff,
    "knock at each host before its first page, and send the cookies that it sets then with every request to it",
  ),
  ...BROWSER_SETTINGS,
  ...NETWORK_SETTINGS,
  ...CLUSTER_SETTINGS,
  passes: setting(
    "--passes <n>",
    "2",
    passes,
    "2: visits and revisits; 1: visits only, twice as fast, and no page can be sharp",
  ),
  conditionalAbove: setting(
    "--conditional-above <size>",
    "none",
    orNone(sizeBytes),
    "ask pages longer than this only whether they changed; a 304 makes them attested, never sharp",
  ),
  keepBoth: setting(
    "--keep-both",
    false,
    onOff,
    "store every second response whole too, not only its head and digest; the report says what that took",
  ),
  ownBodies: setting(
    "--own-bodies",
    false,
    onOff,
    "store every body in this capture's own files, though an earlier capture of the archive holds an equal response",
  ),
  attested: setting(
    "--attested",
    false,
    onOff,
    "ask for pages of hosts with a trusted Last-Modified once, after t*: fewer requests, attested at most",
  ),
  threshold: setting(
    "--threshold <p>",
    "0.3",
    share,
    "a page whose chance to be sharp is below this is hopeless",
  ),
  preset: setting(
    "--preset <name>",
    "intensive",
    oneOf(PRESET_NAMES),
    "intensive: one site, as deep as it goes; extensive: many sites, 2 links deep, 100 pages per host; explicit options win",
  ),
  scope: setting(
    "--scope <kind>",
    "host",
    oneOf(SCOPE_KINDS),
    "what belongs to the site: the seeds' host, their folder (prefix), their domain with subdomains, a SURT prefix (surt), or any page",
  ),
  surtPrefix: setting(
    "--surt-prefix <prefix>",
    "",
    list,
    "take pages with this SURT prefix, like http://(org,example, ; a URL is turned into one",
  ),
  include: setting("--include <regex>", "", list, "take only documents whose URL matches"),
  exclude: setting("--exclude <regex>", "", list, "take nothing whose URL matches"),
  maxDepth: setting("--max-depth <n>", "none", limit, "follow at most so many links from a seed"),
  hops: setting("--hops <n>", "0", countOrZero, "follow so many links out of scope"),
  maxPagesPerHost: setting(
    "--max-pages-per-host <n>",
    "none",
    limit,
    "visit at most so many documents of one host; the rest is listed as skipped",
  ),
  notIn: setting(
    "--not-in <path>",
    "",
    list,
    "leave out documents that another collection holds: an archive's directory, or a sorted CDXJ file",
  ),
  sitemaps: setting(
    "--sitemaps <on|off>",
    "on",
    z.enum(["on", "off"], "on or off").transform((value) => value === "on"),
    "take pages from the sitemaps that robots.txt names, and from /sitemap.xml",
  ),
  feed: setting("--feed <url>", "", list, "take the items of this RSS or Atom feed"),
  oai: setting(
    "--oai <url>",
    "",
    list,
    "take the records of this OAI-PMH repository, or of this list request",
  ),
  contact: setting(
    "--contact <url>",
    "https://github.com/isochron/isochron",
    text,
    "contact address in the User-Agent",
  ),
  connectTimeout: setting("--connect-timeout <time>", "10s", durationMs, "limit for connecting"),
  responseTimeout: setting(
    "--response-timeout <time>",
    "30s",
    durationMs,
    "limit for the first byte, and for any pause after it",
  ),
  fetchTimeout: setting("--fetch-timeout <time>", "5m", durationMs, "limit for one whole response"),
  maxResponse: setting(
    "--max-response <size>",
    "64MB",
    sizeBytes,
    "a longer response is cut and marked as truncated",
  ),
  warcSize: setting("--warc-size <size>", "1GB", sizeBytes, "begin a new WARC file beyond this size"),
  operator: setting("--operator <name>", "", anyText, "who runs the capture, for the certificate"),
  signCert: setting(
    "--sign-cert <file>",
    "",
    anyText,
    "X.509 certificate (PEM, its chain after it) to sign the certificate with, as CMS",
  ),
  signKey: setting("--sign-key <file>", "", anyText, "the private key (PEM; RSA or ECDSA) of --sign-cert"),
  timestampUrl: setting(
    "--timestamp-url <url>",
    "",
    anyText,
    "time-stamping authority (RFC 3161) to ask at the start and the end",
  ),
  clockError: setting(
    "--clock-error <time>",
    "none",
    orNone(durationMs.refine((ms) => ms <= 3_600_000, "a duration up to 1h, like 50ms or 2s")),
    "how wrong this machine's clock may be; intervals shrink by it, and revisits begin twice as much later",
  ),
  progress: setting(
    "--progress <how>",
    "auto",
    z.enum(["auto", "json", "plain", "none"], "auto, json, plain or none"),
    "progress on stderr: auto draws on a terminal and writes JSON lines elsewhere",
  ),
  file: {
    ...setting(
      "--file <file>",
      "sites.yaml",
      text,
      "the file of sites under watch (docs/guide/watch-sites.md)",
    ),
    env: "ISOCHRON_SITES",
  },
  ...QUERY_SETTINGS,
  host: setting("--host <address>", "127.0.0.1", text, "address to listen on"),
  port: setting("--port <n>", "8090", port, "port of the user interface and the API"),
  replayPort: setting("--replay-port <n>", "8091", port, "port of the replay"),
  replayDomain: setting(
    "--replay-domain <name>",
    "localhost",
    text,
    "each archived site is replayed on a name of its own below this one, which must lead here (such as https://archive.example.org); localhost serves readers on this machine; without such a name, and with none, pages are shown without their scripts",
  ),
  surveysAtOnce: setting(
    "--surveys-at-once <n>",
    "1",
    count,
    "with --manage: surveys that run at a time; captures run one after the other, since an archive has one writer",
  ),
  timegate: setting(
    "--timegate <style>",
    "redirect",
    oneOf(["redirect", "direct"]),
    "how the Memento TimeGate answers: redirect leads to the memento (302), direct gives it (200)",
  ),
  oaiName: setting("--oai-name <text>", "Isochron archive", text, "what the OAI-PMH repository calls itself"),
  oaiEmail: setting(
    "--oai-email <address>",
    "nobody@isochron.invalid",
    emailAddress,
    "whom harvesters write to: OAI-PMH demands an address",
  ),
  choice: setting(
    "--choice <rule>",
    "coherent",
    oneOf(["coherent", "nearest"]),
    "which stored response is shown for a moment: coherent the version that is known to have stood then, nearest the record nearest in time",
  ),
  patience: setting(
    "--patience <time>",
    "1d",
    durationMs.refine((ms) => ms > 0, "a duration above 0, like 1h or 1d"),
    "how far from the time asked for one goes for a moment at which twice as much is known, or twice as likely, to have stood together: of a page by the TimeGate, of a site by export files --as-of",
  ),
} as const;

/** A setting's name. */
export type SettingName = keyof typeof SETTINGS;

/** The resolved values of some settings. */
export type ResolvedSettings<N extends SettingName> = {
  readonly [K in N]: z.output<(typeof SETTINGS)[K]["schema"]>;
};
