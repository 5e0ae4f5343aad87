// The column by which a table leads to the views of its pages.
import { pageHref } from "../page/page-href.js";
import type { Column } from "./data-table.js";
import { PageAddress } from "./page-address.js";

/** A column of addresses, each a link to its page's view; sorted by them. */
export function addressColumn<T extends { readonly url: string }>(name: string): Column<T> {
  return {
    name,
    cell: ({ url }) => (
      <a href={pageHref(url)}>
        <PageAddress url={url} />
      </a>
    ),
    key: ({ url }) => url,
    class: "url",
  };
}
