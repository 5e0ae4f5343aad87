// What a reader asks of a capture's pages: words of the address, a verdict, a kind.
import { useEffect, useState } from "preact/hooks";
import { count } from "#chart/index.js";
import { VERDICTS } from "#server/api-schema.js";
import type { ApiReportHead, PageQuery } from "#server/capture-schema.js";
import { VerdictMark } from "../parts/verdict-mark.js";

/** Somebody who types is not asked about every letter. */
const PAUSE_MS = 250;

interface PageFiltersProps {
  readonly report: ApiReportHead;
  readonly query: PageQuery;
  readonly ask: (query: PageQuery) => void;
}

/** A search box and buttons, each with the number of pages that it leads to. */
export function PageFilters({ report, query, ask }: PageFiltersProps) {
  const [words, setWords] = useState(query.q ?? "");
  useEffect(() => {
    if (words === (query.q ?? "")) return;
    const timer = setTimeout(() => ask({ ...query, q: words }), PAUSE_MS);
    return () => clearTimeout(timer);
    // Only what is typed counts here: a choice of buttons is asked for at once.
  }, [words]);
  const choose = (choice: Partial<PageQuery>): void => ask({ ...query, q: words, ...choice });
  return (
    <div class="filters">
      <input
        type="search"
        value={words}
        maxLength={500}
        placeholder="Search addresses"
        aria-label="Search addresses"
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <div role="group" aria-label="Verdict">
        <button
          type="button"
          aria-pressed={query.verdict === undefined}
          onClick={() => choose({ verdict: undefined })}
        >
          all {count(report.all.pages)}
        </button>
        {VERDICTS.filter((one) => report.verdicts[one] > 0).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={query.verdict === one}
            onClick={() => choose({ verdict: one })}
          >
            <VerdictMark verdict={one} /> {count(report.verdicts[one])}
          </button>
        ))}
      </div>
      <KindButtons report={report} query={query} choose={choose} />
    </div>
  );
}

interface KindButtonsProps extends Omit<PageFiltersProps, "ask"> {
  readonly choose: (choice: Partial<PageQuery>) => void;
}

function KindButtons({ report, query, choose }: KindButtonsProps) {
  const kinds = kindsOf(report);
  if (kinds.length < 2) return null;
  return (
    <div role="group" aria-label="Kind">
      <button
        type="button"
        aria-pressed={query.kind === undefined}
        onClick={() => choose({ kind: undefined })}
      >
        every kind
      </button>
      {kinds.map(([kind, pages]) => (
        <button key={kind} type="button" aria-pressed={query.kind === kind} onClick={() => choose({ kind })}>
          {kind} {count(pages)}
        </button>
      ))}
    </div>
  );
}

/** Kinds that there are pages of; what is neither document nor requisite is the rest. */
function kindsOf({ all, documents, requisites }: Pick<ApiReportHead, "all" | "documents" | "requisites">) {
  const others = all.pages - documents.pages - requisites.pages;
  return (
    [
      ["document", documents.pages],
      ["requisite", requisites.pages],
      ["other", others],
    ] as const
  ).filter(([, pages]) => pages > 0);
}
