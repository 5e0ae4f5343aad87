// Settings by what a user wants to do with them: the order of --help and of docs/guide/settings.md.
import type { SettingName } from "./settings.js";

/** Every setting under one heading. */
export const TOPICS: Readonly<Record<string, readonly SettingName[]>> = {
  "What belongs to the site": [
    "preset",
    "scope",
    "surtPrefix",
    "include",
    "exclude",
    "maxDepth",
    "hops",
    "notIn",
    "sitemaps",
    "feed",
    "oai",
  ],
  Manners: [
    "delay",
    "robots",
    "robotsReason",
    "sharedAddresses",
    "contact",
    "cookieFile",
    "cookieJar",
    "allowPrivate",
    "maxHostFailures",
  ],
  "Pages built by scripts": [
    "browser",
    "browserPath",
    "viewport",
    "userAgentProfile",
    "maxRequestsPerPage",
    "behaviours",
    "steps",
    "secrets",
  ],
  Network: ["proxy", "ca", "auth", "authFile"],
  Limits: [
    "maxPages",
    "maxPagesPerHost",
    "shapeBudget",
    "maxRequests",
    "deadline",
    "maxBytes",
    "maxResponse",
    "maxConnections",
    "hostsAtOnce",
    "maxLookups",
    "connectTimeout",
    "responseTimeout",
    "fetchTimeout",
  ],
  Sharpness: ["passes", "strategy", "conditionalAbove", "attested", "keepBoth", "ownBodies", "threshold"],
  Certificate: ["operator", "signCert", "signKey", "timestampUrl", "clockError"],
  "Archive and output": ["archive", "warcSize", "progress"],
  "Many machines": [
    "cluster",
    "store",
    "signingKey",
    "name",
    "dir",
    "sitesAtOnce",
    "beat",
    "lease",
    "sealAge",
    "metrics",
  ],
  Watching: ["file"],
  "Questions over the whole archive": ["parquet", "memoryLimit", "spillLimit", "threads"],
  Serving: [
    "host",
    "port",
    "replayPort",
    "surveysAtOnce",
    "replayDomain",
    "timegate",
    "choice",
    "patience",
    "oaiName",
    "oaiEmail",
  ],
};

/** The given settings, topic by topic. */
export function byTopic(names: readonly SettingName[]): readonly [string, readonly SettingName[]][] {
  return Object.entries(TOPICS)
    .map(([topic, all]): [string, SettingName[]] => [topic, all.filter((name) => names.includes(name))])
    .filter(([, own]) => own.length > 0);
}
