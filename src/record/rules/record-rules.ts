// What of a site's answers may be recorded, as its owner says it.
import type { PageUrl } from "#model/index.js";

/** The rules of one recorder; names may end with `*`. */
export interface RecordRules {
  /** The public address of the site: its origin is that of every page. */
  readonly as: PageUrl;
  /** Hosts by which the site may be asked for, in lower case, beside that of its public address. */
  readonly hosts: readonly string[];
  /** Cookies that make nobody anybody: a visitor who sends only these is taken for a stranger. */
  readonly publicCookies: readonly string[];
  /** Parameters of queries that change nothing: they are taken out of the address. */
  readonly ignoredParams: readonly string[];
  /** Parameters of queries that are secrets: an answer to such an address is not recorded. */
  readonly secretParams: readonly string[];
  /** Whether addresses with a query are recorded at all. */
  readonly takesQueries: boolean;
  /** The language that the public page is in, where pages are given in several. */
  readonly publicLanguage: string | null;
  /** Answers longer than this are not recorded. */
  readonly maxAnswerBytes: number;
}

/** Marks of campaigns and clicks. */
export const IGNORED_PARAMS: readonly string[] = [
  "utm_*",
  "fbclid",
  "gclid",
  "msclkid",
  "mc_cid",
  "mc_eid",
  "_ga",
];

/** What is a secret under its usual names. */
export const SECRET_PARAMS: readonly string[] = [
  "*token*",
  "*secret*",
  "*password*",
  "*passwd*",
  "*signature*",
  "*session*",
  "*mail*",
  "*apikey*",
  "*api_key*",
  "auth*",
  "code",
  "state",
  "sid",
  "sig",
  "jwt",
  "otp",
  "nonce",
  "phpsessid",
  "jsessionid",
  "x-amz-*",
];

/** Whether a name is among names of which some stand for several; case does not matter. */
export function isNamed(name: string, names: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return names.some((pattern) => fits(lower, pattern.toLowerCase()));
}

function fits(name: string, pattern: string): boolean {
  const isOpenLeft = pattern.startsWith("*");
  const isOpenRight = pattern.length > 1 && pattern.endsWith("*");
  const core = pattern.slice(isOpenLeft ? 1 : 0, isOpenRight ? -1 : undefined);
  if (isOpenLeft && isOpenRight) return name.includes(core);
  if (isOpenLeft) return name.endsWith(core);
  return isOpenRight ? name.startsWith(core) : name === core;
}
