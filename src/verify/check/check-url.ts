// The address of a page.
import { isPageUrl } from "#model/index.js";
import type { ShapedPage } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";

/** Of one request there is one form, so that it is one page. */
export function checkUrl({ url }: ShapedPage, line: string, lines: FalseLines): void {
  if (url.includes("#") && !isPageUrl(url))
    lines.add(`${line}.url`, `${url} names its request in no form that a capture writes`);
}
