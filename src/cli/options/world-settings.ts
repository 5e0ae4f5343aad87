// The settings of verbs that ask servers, by name: naming them loads nothing of what asks.

/** Settings of whatever asks servers for something. */
export const NETWORK_SETTINGS = [
  "allowPrivate",
  "proxy",
  "ca",
  "contact",
  "connectTimeout",
  "responseTimeout",
  "fetchTimeout",
  "maxResponse",
  "maxConnections",
  "maxLookups",
] as const;

/** Settings that a live capture needs beside those kept with it. */
export const WORLD_SETTINGS = [
  "archive",
  ...NETWORK_SETTINGS,
  "hostsAtOnce",
  "warcSize",
  "signCert",
  "signKey",
  "operator",
  "browserPath",
  "userAgentProfile",
] as const;

/** Settings that a patch goes by. */
export const PATCH_SETTINGS = [...WORLD_SETTINGS, "progress"] as const;
