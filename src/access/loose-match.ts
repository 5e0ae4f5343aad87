// Captures of an address that differs in what changes at every request only. Scripts add numbers so that no cache
// answers, and names of functions of their own; what was captured has those of its time.
import { surt } from "#formats/urls/surt.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";

/** A parameter that says nothing about what is asked for, if its value looks like this. */
interface PassingParameter {
  readonly names: RegExp;
  readonly values: RegExp;
  readonly why: string;
}

/** Keys are in lower case. Everything else counts. */
export const PASSING_PARAMETERS: readonly PassingParameter[] = [
  { names: /^_{1,2}$/, values: /^[\d.]*$/, why: "jQuery's number against caches" },
  { names: /^_dc$/, values: /^\d*$/, why: "that of Ext JS" },
  {
    names: /^(?:callback|jsonp|jsoncallback|cb)$/,
    values: /^[\w$.[\]%]*$/,
    why: "the name of a function that is given the answer (JSONP)",
  },
  {
    names:
      /^(?:_?t|_?ts|time|timestamp|rand|random|rnd|nocache|no_cache|cachebust(?:er)?|cache_bust(?:er)?|bust|ord)$/,
    values: /^(?:\d{6,}|0?\.\d+)$/,
    why: "a time or a number by lot against caches",
  },
];

/** More captures of one path than this are not looked through: somebody waits for them. */
const MOST_LOOKED_AT = 5_000;

/** What was found, and which parameters were passed over for it. */
export interface LooseMatch {
  readonly entries: readonly IndexEntry[];
  readonly passedOver: readonly string[];
}

/** Captures whose address is the same but for passing parameters; `null` when there are none. */
export async function looseMatch(
  index: Pick<CaptureIndex, "lookup" | "walk">,
  url: string,
): Promise<LooseMatch | null> {
  const asked = parametersOf(surt(url));
  if (asked.query === "") return null;
  const bare = withoutQuery(url);
  const found = asked.lasting === `${asked.path}?` ? await index.lookup(bare) : [];
  let looked = 0;
  // "@" follows "?": all keys of the path with a query, and no others.
  const walk = { url: bare, match: "prefix", from: `${asked.path}?`, before: `${asked.path}@` } as const;
  for await (const entries of index.walk(walk)) {
    found.push(...entries.filter((entry) => parametersOf(entry.surt).lasting === asked.lasting));
    if ((looked += entries.length) >= MOST_LOOKED_AT) break;
  }
  if (found.length === 0) return null;
  const passing = [...asked.passing, ...found.flatMap((entry) => parametersOf(entry.surt).passing)];
  return { entries: found.sort((a, b) => a.at - b.at), passedOver: [...new Set(passing)].sort() };
}

interface Parameters {
  readonly path: string;
  readonly query: string;
  /** Path and parameters that count, as one text. */
  readonly lasting: string;
  /** Names of those that do not. */
  readonly passing: readonly string[];
}

function parametersOf(key: string): Parameters {
  const at = key.indexOf("?");
  const [path, query] = at === -1 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
  const [lasting, passing]: [string[], string[]] = [[], []];
  for (const parameter of query.split("&")) {
    const [name = "", value = ""] = parameter.split(/=(.*)/s);
    const isPassing = PASSING_PARAMETERS.some((one) => one.names.test(name) && one.values.test(value));
    if (isPassing) passing.push(name);
    else lasting.push(parameter);
  }
  return { path, query, lasting: `${path}?${lasting.join("&")}`, passing };
}

/** Keys have lost the slash at the end. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "").replace(/([^/])\/$/, "$1");
}
