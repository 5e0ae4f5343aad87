// Web links as RFC 8288 section 3 writes them, read from that text alone: nothing of the program is used here.

/** One link with its attributes, names in lower case. */
export interface WebLink {
  readonly target: string;
  readonly relations: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads a list of links; `null` when it is none. */
export function parseLinks(text: string): WebLink[] | null {
  const links: WebLink[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const target = /^<([^<>"\s]*)>/.exec(rest);
    if (!target) return null;
    rest = rest.slice(target[0].length);
    const attributes = new Map<string, string>();
    for (let next = attribute(rest); next !== null; next = attribute(rest)) {
      // Only the first of a name counts (section 3).
      if (!attributes.has(next.name)) attributes.set(next.name, next.value);
      rest = rest.slice(next.length);
    }
    const relations = (attributes.get("rel") ?? "").split(/\s+/).filter((word) => word !== "");
    links.push({ target: target[1]!, relations, attributes });
    const comma = /^\s*,\s*/.exec(rest);
    if (!comma && rest.trim() !== "") return null;
    rest = rest.slice(comma?.[0].length ?? rest.length);
  }
  return links;
}

function attribute(text: string): { name: string; value: string; length: number } | null {
  const found = /^\s*;\s*([\w!#$&+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s";,]+))/.exec(text);
  if (!found) return null;
  const value = found[2]?.replace(/\\(.)/g, "$1") ?? found[3]!;
  return { name: found[1]!.toLowerCase(), value, length: found[0].length };
}

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Seconds of an RFC 1123 date in GMT (RFC 7089 section 2.1.1); `null` when it is none. */
export function parseDate(text: string | undefined): number | null {
  const found = /^(\w{3}), (\d{2}) (\w{3}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/.exec(text ?? "");
  if (!found) return null;
  const [, day, date, month, year, hour, minute, second] = found;
  const ms = Date.UTC(+year!, MONTHS.indexOf(month!), +date!, +hour!, +minute!, +second!);
  return new Date(ms).getUTCDay() === DAYS.indexOf(day!) && new Date(ms).getUTCDate() === +date!
    ? ms / 1000
    : null;
}
