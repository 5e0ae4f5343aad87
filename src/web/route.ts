// Hash routes: `#/` for the list, `#/live` for what is running, `#/captures/<id>` for one capture,
// `#/diff/<from>/<to>/<url>` for what changed on a page.
import { useEffect, useState } from "preact/hooks";

/** Where the reader is. */
export type Route =
  | { readonly view: "list" }
  | { readonly view: "live" }
  | { readonly view: "capture"; readonly id: string }
  | { readonly view: "diff"; readonly url: string; readonly from: number; readonly to: number };

/** The address of the live view. */
export const LIVE_HREF = "#/live";

/** The address of a capture's page. */
export function captureHref(id: string): string {
  return `#/captures/${encodeURIComponent(id)}`;
}

/** The address of what changed on a page between two instants. */
export function diffHref(url: string, from: number, to: number): string {
  return `#/diff/${from}/${to}/${encodeURIComponent(url)}`;
}

/** Follows the address bar. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = (): void => {
      setRoute(parseRoute(location.hash));
      window.scrollTo(0, 0);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

function parseRoute(hash: string): Route {
  if (hash === LIVE_HREF) return { view: "live" };
  const diff = /^#\/diff\/(\d{1,15})\/(\d{1,15})\/([^/]+)$/.exec(hash);
  const id = /^#\/captures\/([^/]+)$/.exec(hash)?.[1];
  if (id === undefined && diff === null) return { view: "list" };
  try {
    if (diff)
      return { view: "diff", from: Number(diff[1]), to: Number(diff[2]), url: decodeURIComponent(diff[3]!) };
    return { view: "capture", id: decodeURIComponent(id!) };
  } catch {
    return { view: "list" };
  }
}
