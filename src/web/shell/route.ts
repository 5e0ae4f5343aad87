// Addresses of the interface: everything stands in the fragment, so that any view can be sent to somebody and no
// server is told which. `#/captures/<id>?tab=pages` is a path of escaped words, and a query.
import { useEffect, useState } from "preact/hooks";

/** Where the reader is: the words of the path, unescaped, and what was asked there. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** The address of a place. */
export function hrefOf(
  path: readonly (string | number)[],
  query: Readonly<Record<string, string>> = {},
): string {
  const words = path.map((word) => encodeURIComponent(word)).join("/");
  const asked = new URLSearchParams(query).toString();
  return `#/${words}${asked === "" ? "" : `?${asked}`}`;
}

/** The address of the live view. */
export const LIVE_HREF = hrefOf(["live"]);

/** The address of the sites under watch. */
export const WATCH_HREF = hrefOf(["watch"]);

/** The address of a cluster's machines. */
export const MACHINES_HREF = hrefOf(["machines"]);

/** The address of a capture's page. */
export function captureHref(id: string): string {
  return hrefOf(["captures", id]);
}

/** The address of what changed on a page between two instants. */
export function diffHref(url: string, from: number, to: number): string {
  return hrefOf(["diff", from, to, url]);
}

/** Reads a fragment; what cannot be unescaped leads home. */
export function parsePlace(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  try {
    const words = path.split("/").filter((word) => word !== "");
    return { path: words.map(decodeURIComponent), query: new URLSearchParams(query) };
  } catch {
    return { path: [], query: new URLSearchParams() };
  }
}

/** Changes what is asked at this place without a step back in the history. */
export function replaceQuery(place: Place, query: Readonly<Record<string, string>>): void {
  history.replaceState(null, "", hrefOf(place.path, query));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Follows the address bar. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parsePlace(hash);
}
