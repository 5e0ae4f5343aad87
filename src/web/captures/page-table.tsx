// The pages of a capture: filtered by verdict, searched by address, each a way into replay.
import { useMemo, useState } from "preact/hooks";
import { clockTime, count, pagesWord } from "#chart/index.js";
import { VERDICTS, type ApiReport, type Verdict } from "#server/api-schema.js";
import { replayHref } from "../parts/replay-href.js";
import { diffHref } from "../shell/route.js";
import { VerdictMark } from "../parts/verdict-mark.js";

const ROWS_AT_ONCE = 200;

type Page = ApiReport["pages"][number];

interface PageTableProps {
  readonly report: ApiReport;
  readonly replayUrl: string;
}

/** The table with its filters; those that are not sharp come first. */
export function PageTable({ report, replayUrl }: PageTableProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const found = useMemo(() => select(report.pages, verdict, search), [report, verdict, search]);
  return (
    <>
      <Filters
        report={report}
        verdict={verdict}
        setVerdict={setVerdict}
        search={search}
        setSearch={setSearch}
      />
      <p class="faint" role="status">
        {pagesWord(found.length)}
        {found.length < report.pages.length && ` of ${count(report.pages.length)}`}; times are UTC
      </p>
      <div class="scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {["page", "verdict", "kind", "status", "visit", "revisit"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, most).map((page) => (
              <PageRow key={page.url} page={page} href={replayHref(replayUrl, page.url, report.asOf)} />
            ))}
          </tbody>
        </table>
      </div>
      {found.length > most && (
        <p>
          <button type="button" class="button" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            Show {count(Math.min(ROWS_AT_ONCE, found.length - most))} more
          </button>
        </p>
      )}
    </>
  );
}

function select(pages: readonly Page[], verdict: Verdict | null, search: string): Page[] {
  const wanted = search.trim().toLowerCase();
  const found = pages.filter(
    (page) => (verdict === null || page.verdict === verdict) && page.url.toLowerCase().includes(wanted),
  );
  return found.sort((a, b) => Number(a.verdict === "sharp") - Number(b.verdict === "sharp"));
}

interface FiltersProps {
  readonly report: ApiReport;
  readonly verdict: Verdict | null;
  readonly setVerdict: (verdict: Verdict | null) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

function Filters({ report, verdict, setVerdict, search, setSearch }: FiltersProps) {
  const present = VERDICTS.filter((one) => report.verdicts[one] > 0);
  return (
    <div class="filters">
      <input
        type="search"
        value={search}
        placeholder="Search addresses"
        aria-label="Search addresses"
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <div role="group" aria-label="Verdict">
        <button type="button" aria-pressed={verdict === null} onClick={() => setVerdict(null)}>
          all {count(report.all.pages)}
        </button>
        {present.map((one) => (
          <button key={one} type="button" aria-pressed={verdict === one} onClick={() => setVerdict(one)}>
            <VerdictMark verdict={one} /> {count(report.verdicts[one])}
          </button>
        ))}
      </div>
    </div>
  );
}

function PageRow({ page, href }: { readonly page: Page; readonly href: string }) {
  return (
    <tr>
      <td class="url">
        {page.sightings > 0 ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {page.url}
          </a>
        ) : (
          page.url
        )}
        {page.reason !== null && <small>{page.reason}</small>}
        <Change page={page} />
      </td>
      <td>
        <VerdictMark verdict={page.verdict} />
      </td>
      <td>{page.kind}</td>
      <td>{page.status ?? "–"}</td>
      <td class="time">{page.visitAt === null ? "–" : clockTime(page.visitAt)}</td>
      <td class="time">{page.revisitAt === null ? "–" : clockTime(page.revisitAt)}</td>
    </tr>
  );
}

/** Whether the change matters, and the way to what it was. */
function Change({ page: { url, change, visitAt, revisitAt } }: { readonly page: Page }) {
  if (!change || visitAt === null || revisitAt === null) return null;
  return (
    <small>
      {change.verdict}: {change.explanation} <a href={diffHref(url, visitAt, revisitAt)}>What changed</a>
    </small>
  );
}
