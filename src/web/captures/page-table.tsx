// The pages of a capture: filtered by verdict and kind, searched by address, sorted, some at a time.
import { useEffect, useState } from "preact/hooks";
import { clockTime, count, pagesWord } from "#chart/index.js";
import {
  PAGE_SORTS,
  pageQuerySchema,
  type ApiPage,
  type ApiReportHead,
  type CapturePages,
  type PageQuery,
  type PageSort,
} from "#server/capture-schema.js";
import { DataTable, type Column, type Sorting } from "../parts/data-table.js";
import { PageAddress } from "../parts/page-address.js";
import { replayHref } from "../parts/replay-href.js";
import { VerdictMark } from "../parts/verdict-mark.js";
import { diffHref, replaceQuery, type Place } from "../shell/route.js";
import { pageHref } from "../page/page-href.js";
import { fetchPages } from "./capture-api.js";
import { PageFilters } from "./page-filters.js";

interface PageTableProps {
  readonly place: Place;
  readonly report: ApiReportHead;
  readonly replayUrl: string;
}

/** The table with its filters; those that are not sharp come first. */
export function PageTable({ place, report, replayUrl }: PageTableProps) {
  const query = queryAt(place);
  const ask = (next: PageQuery): void => replaceQuery(place, { ...besides(place), ...written(next) });
  const { parts, failure, more } = usePages(report.capture, query);
  const pages = parts.flatMap((part) => part.pages);
  const last = parts.at(-1);
  const columns = columnsOf(report, replayUrl);
  return (
    <>
      <PageFilters report={report} query={query} ask={ask} />
      <p class="faint" role="status">
        {failure ?? (last ? saidOf(pages.length, last, report.all.pages) : "Reading the archive …")}
      </p>
      <DataTable
        label="Pages of this capture"
        columns={columns}
        rows={pages}
        rowKey={({ url }) => url}
        sorting={sortingOf(query, last)}
        onSort={({ by, isDown }) => ask({ ...query, sort: SORTS[by]!, order: isDown ? "down" : "up" })}
      />
      {last && last.cursor !== null && (
        <p>
          <button type="button" class="button" onClick={more}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}

/** Names of columns and what the API sorts by for them. */
const SORTS: Readonly<Record<string, PageSort>> = {
  page: "url",
  verdict: "verdict",
  kind: "kind",
  status: "status",
  "visit (UTC)": "visit",
  "revisit (UTC)": "revisit",
};

function sortingOf({ sort, order }: PageQuery, last: CapturePages | undefined): Sorting | null {
  const by = Object.keys(SORTS).find((name) => SORTS[name] === sort);
  return by === undefined || last?.sort === null ? null : { by, isDown: order === "down" };
}

/** How many are shown, of how many; where rows came in the report's own order that is said. */
function saidOf(shown: number, { found, cursor, sort }: CapturePages, all: number): string {
  const order = sort === null && all > shown ? "; too many to be sorted, in the order of the report" : "";
  if (found !== null)
    return `${pagesWord(found)}${found < all ? ` of ${count(all)}` : ""}${found > shown ? `, the first ${count(shown)}` : ""}${order}`;
  return `${pagesWord(shown)}${cursor === null ? "" : " so far"} of ${count(all)}${order}`;
}

/** The answers to a query, one after the other. */
function usePages(
  id: string,
  query: PageQuery,
): { parts: readonly CapturePages[]; failure: string | null; more: () => void } {
  const [parts, setParts] = useState<readonly CapturePages[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [wanted, setWanted] = useState(1);
  const key = JSON.stringify([id, query]);
  useEffect(() => setWanted(1), [key]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const got: CapturePages[] = wanted === 1 ? [] : [...parts];
      // An answer may be empty with more behind it: a rare word in a very long list.
      for (let cursor = got.at(-1)?.cursor ?? undefined; ;) {
        const part = await fetchPages(id, { ...query, cursor });
        if (!current) return;
        got.push(part);
        setParts([...got]);
        setFailure(null);
        if (part.cursor === null || part.pages.length > 0) return;
        cursor = part.cursor;
      }
    };
    load().catch((error: unknown) => {
      if (current) setFailure(error instanceof Error ? error.message : String(error));
    });
    return () => {
      current = false;
    };
    // A query is made anew at each drawing; its text says when it means something else.
  }, [key, wanted]);
  return { parts, failure, more: () => setWanted(wanted + 1) };
}

/** What the address asks for; a word that means nothing asks for nothing. */
function queryAt({ query }: Place): PageQuery {
  const read = pageQuerySchema.safeParse({ ...Object.fromEntries(query), cursor: undefined });
  const asked = read.success ? read.data : {};
  return { sort: PAGE_SORTS[0], ...asked };
}

const OWN = ["verdict", "kind", "q", "sort", "order"] as const;

function besides({ query }: Place): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => !(OWN as readonly string[]).includes(name)));
}

function written(query: PageQuery): Record<string, string> {
  return Object.fromEntries(OWN.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}

function columnsOf({ asOf }: ApiReportHead, replayUrl: string): Column<ApiPage>[] {
  const byApi = () => 0;
  const time = (at: number | null) => (at === null ? "–" : clockTime(at));
  return [
    {
      name: "page",
      cell: (page) => <PageCell page={page} asOf={asOf} replayUrl={replayUrl} />,
      key: byApi,
      class: "url",
    },
    { name: "verdict", cell: ({ verdict }) => <VerdictMark verdict={verdict} />, key: byApi },
    { name: "kind", cell: ({ kind }) => kind, key: byApi },
    { name: "status", cell: ({ status }) => status ?? "–", key: byApi },
    { name: "visit (UTC)", cell: ({ visitAt }) => time(visitAt), key: byApi, class: "time" },
    { name: "revisit (UTC)", cell: ({ revisitAt }) => time(revisitAt), key: byApi, class: "time" },
  ];
}

interface PageCellProps {
  readonly page: ApiPage;
  readonly asOf: number;
  readonly replayUrl: string;
}

/** The page's name leads to all that is known of it; what is stored can be shown as of this moment. */
function PageCell({ page, asOf, replayUrl }: PageCellProps) {
  const { url, sightings, reason, labels = [] } = page;
  return (
    <>
      <a href={pageHref(url, page.visitAt)}>
        <PageAddress url={url} />
      </a>
      {reason !== null && <small>{reason}</small>}
      {labels.length > 0 && <small>{labels.join(", ")}</small>}
      <Change page={page} />
      {sightings > 0 && (
        <small>
          <a
            href={replayHref(replayUrl, url, asOf)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Show as of this moment: ${url}`}
          >
            Show as of this moment
          </a>
        </small>
      )}
    </>
  );
}

/** Whether the change matters, and the way to what it was. */
function Change({ page: { url, change, visitAt, revisitAt } }: { readonly page: ApiPage }) {
  if (!change || visitAt === null || revisitAt === null) return null;
  return (
    <small>
      {change.verdict}: {change.explanation} <a href={diffHref(url, visitAt, revisitAt)}>What changed</a>
    </small>
  );
}
