// Which fields of a browser's request are part of what is asked for: those that scripts and elements put there. What the
// browser says of itself and of the connection is not, at capture as at replay.

type Field = readonly [name: string, value: string];

/** Of the connection, of the browser, or said by the fixed profile. */
const NOT_OF_THE_PAGE =
  /^(host|connection|content-length|user-agent|accept-language|accept-encoding|referer|upgrade-insecure-requests|dnt|priority|purpose|pragma|cache-control|te|service-worker|x-client-data|sec-.*|if-.*)$/;
/** What scripts ask for themselves, in the browser's words: here an Accept or a cookie is of their making. */
const BY_SCRIPT = new Set(["XHR", "Fetch", "EventSource", "Preflight"]);

/** A request as far as its fields hang on it. */
interface AskedWith {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Field[];
  /** Whether a script asks, rather than an element. */
  readonly isByScript: boolean;
  /** Whether a step led to it: it is asked for as the page that it came from would, cookies and all. */
  readonly isLedTo?: boolean;
}

/** Whether requests of this kind are a script's own. */
export function isScriptsOwn(resourceType: string): boolean {
  return BY_SCRIPT.has(resourceType);
}

/** The fields that are part of what is asked for; names in lower case, in the order sent. */
export function fieldsOfPage({ headers, isByScript, isLedTo, method, url }: AskedWith): Field[] {
  const isSafe = method === "GET" || method === "HEAD";
  // A GET to the page's own origin is sent without one (Fetch standard, "append a request Origin header").
  const needless = isSafe ? new URL(url).origin : null;
  return headers
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(
      (field) =>
        (isOfPage(field, isByScript || !isSafe) || (isLedTo && field[0] === "cookie")) &&
        !(field[0] === "origin" && field[1] === needless),
    );
}

function isOfPage([name, value]: Field, isByScript: boolean): boolean {
  if (NOT_OF_THE_PAGE.test(name)) return false;
  if (name === "accept") return isByScript && value !== "*/*";
  // Pictures, scripts and styles are asked for as a stranger would.
  if (name === "cookie") return isByScript;
  // From the first byte on is all of it, which a plain GET brings too.
  return !(name === "range" && value === "bytes=0-");
}
