// Hash routes: `#/` for the list, `#/live` for what is running, `#/captures/<id>` for one capture.
import { useEffect, useState } from "preact/hooks";

/** Where the reader is. */
export type Route =
  { readonly view: "list" } | { readonly view: "live" } | { readonly view: "capture"; readonly id: string };

/** The address of the live view. */
export const LIVE_HREF = "#/live";

/** The address of a capture's page. */
export function captureHref(id: string): string {
  return `#/captures/${encodeURIComponent(id)}`;
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
  const id = /^#\/captures\/([^/]+)$/.exec(hash)?.[1];
  if (id === undefined) return { view: "list" };
  try {
    return { view: "capture", id: decodeURIComponent(id) };
  } catch {
    return { view: "list" };
  }
}
