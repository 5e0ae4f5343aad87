// The address of a page as people read it, in one place: never markup, and broken anywhere rather than cut off.
import { shownUrl } from "./shown-url.js";

/** Writes the address. */
export function PageAddress({ url }: { readonly url: string }) {
  return <bdi class="address">{shownUrl(url)}</bdi>;
}
