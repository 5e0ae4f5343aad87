// Pages of the archive that say nearly the same: mirrors, copies, moved pages.
import { count } from "#chart/index.js";
import { DataTable } from "../parts/data-table.js";
import { PageAddress } from "../parts/page-address.js";
import { Loaded } from "../shell/loaded.js";
import { useTimes } from "../shell/times.js";
import { fetchSimilar } from "./page-api.js";
import { pageHref } from "./page-href.js";

/** The table; a sentence where there are none. */
export function SimilarPages({ url }: { readonly url: string }) {
  const times = useTimes();
  return (
    <Loaded what={`similar ${url}`} load={() => fetchSimilar(url)}>
      {({ at, near, isWhole }) => {
        if (at === null) return <p>No version of this page has a text that could be compared.</p>;
        const bound = isWhole ? "" : " Not all of the archive was compared: isochron similar does.";
        if (near.length === 0) return <p>No other page says nearly the same.{bound}</p>;
        return (
          <>
            <p>
              {count(near.length)} {near.length === 1 ? "page says" : "pages say"} nearly the same as the
              newest version of this one.{bound}
            </p>
            <DataTable
              label="Similar pages"
              rows={near}
              rowKey={(one) => one.url}
              columns={[
                {
                  name: "page",
                  cell: (one) => (
                    <a href={pageHref(one.url, one.at)}>
                      <PageAddress url={one.url} />
                    </a>
                  ),
                  key: (one) => one.url,
                  class: "url",
                },
                { name: "seen", cell: (one) => times.full(one.at), key: (one) => one.at },
                {
                  name: "same words",
                  cell: ({ similarity }) => `${Math.floor(similarity * 100)} %`,
                  key: ({ similarity }) => similarity,
                  isNumeric: true,
                },
              ]}
            />
          </>
        );
      }}
    </Loaded>
  );
}
