// The address of a page's own view.
import { hrefOf } from "../shell/route.js";

/** Where all versions of a page stand, one of them chosen where an instant (epoch milliseconds) is given. */
export function pageHref(url: string, at: number | null = null): string {
  return hrefOf(["page", url], at === null ? {} : { at: String(at) });
}
