// The versions of a page in a table: when each was seen, what is known of it, and what changed with it.
import { useEffect, useState } from "preact/hooks";
import { size } from "#chart/index.js";
import type { ApiDiff } from "#server/api-schema.js";
import type { ApiVersion } from "#server/page-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { diffHref } from "../shell/route.js";
import { useTimes, type Times } from "../shell/times.js";
import { fetchChange } from "./page-api.js";

/** Comparisons made without being asked for; the others are a click away. */
const MOST_COMPARED = 12;

interface VersionTableProps {
  readonly url: string;
  /** Newest first. */
  readonly versions: readonly ApiVersion[];
  readonly chosen: ApiVersion | null;
  readonly hrefOf: (version: ApiVersion) => string;
}

/** The table. */
export function VersionTable({ url, versions, chosen, hrefOf }: VersionTableProps) {
  const times = useTimes();
  const changes = useChanges(url, versions);
  const before = new Map(versions.map((version, i) => [version, versions[i + 1] ?? null]));
  const columns: Column<ApiVersion>[] = [
    {
      name: "version",
      cell: (version) => (
        <a href={hrefOf(version)} aria-current={version === chosen ? "true" : undefined}>
          version {version.number}
        </a>
      ),
      key: ({ number }) => number,
    },
    { name: "seen", cell: (version) => seen(version, times), key: ({ firstAt }) => firstAt },
    {
      name: "answer",
      cell: ({ status, contentType, location, sizeBytes }) =>
        [status, contentType, location === null ? null : `to ${location}`, size(sizeBytes)]
          .filter((word) => word !== null)
          .join(", "),
      key: ({ status }) => status,
      class: "wide",
    },
    { name: "observed", cell: ({ observed, isVarying }) => <Known span={observed} isVarying={isVarying} /> },
    { name: "attested", cell: ({ attested }) => <Known span={attested} isVarying={false} /> },
    { name: "possible", cell: ({ possible }) => <Possible possible={possible} /> },
    {
      name: "change from before",
      cell: (version) => (
        <Changed
          url={url}
          version={version}
          before={before.get(version)!}
          change={changes.get(version.number)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label="Versions of this page"
      rows={versions}
      rowKey={({ number }) => number}
      columns={columns}
      rowClass={(version) => (version === chosen ? "chosen" : undefined)}
    />
  );
}

function seen({ firstAt, lastAt, looks }: ApiVersion, times: Times): string {
  if (looks === 1) return `${times.full(firstAt)}, once`;
  return `${times.full(firstAt)} to ${times.full(lastAt)}, ${looks} times`;
}

interface KnownProps {
  readonly span: ApiVersion["observed"];
  readonly isVarying: boolean;
}

function Known({ span, isVarying }: KnownProps) {
  const times = useTimes();
  if (isVarying) return <>varies by itself: nothing is proved</>;
  if (span === null) return <>–</>;
  return (
    <>
      {times.full(span.from)} to {times.full(span.to)}
    </>
  );
}

function Possible({ possible: { from, to } }: Pick<ApiVersion, "possible">) {
  const times = useTimes();
  return (
    <>
      {from === null ? "from any time" : `after ${times.full(from)}`}
      {to === null ? ", without an end" : ` until ${times.full(to)}`}
    </>
  );
}

interface ChangedProps {
  readonly url: string;
  readonly version: ApiVersion;
  readonly before: ApiVersion | null;
  readonly change: ApiDiff["result"] | string | undefined;
}

/** Whether the change matters, and the way to what it was. */
function Changed({ url, version, before, change }: ChangedProps) {
  if (before === null) return <>{version.number === 1 ? "the first" : "see older versions"}</>;
  const way = <a href={diffHref(url, before.firstAt, version.firstAt)}>What changed</a>;
  if (typeof change === "string")
    return (
      <>
        {change} {way}
      </>
    );
  if (!change) return way;
  return (
    <>
      <strong>{change.verdict}</strong>, importance {change.importance.toFixed(3)} {way}
    </>
  );
}

/** What changed with the newest versions, asked for one after the other: comparing is work. */
function useChanges(
  url: string,
  versions: readonly ApiVersion[],
): ReadonlyMap<number, ApiDiff["result"] | string> {
  const [changes, setChanges] = useState<ReadonlyMap<number, ApiDiff["result"] | string>>(new Map());
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const found = new Map<number, ApiDiff["result"] | string>();
      for (const [i, version] of versions.slice(0, MOST_COMPARED).entries()) {
        const before = versions[i + 1];
        if (!before || !isComparable(url, version) || !isComparable(url, before)) continue;
        const change = await fetchChange(url, before.firstAt, version.firstAt).catch(() => "not compared:");
        if (!current) return;
        found.set(version.number, change);
        setChanges(new Map(found));
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [url, versions]);
  return changes;
}

/** Texts are compared; a page that is more than an address has none that can be looked up by it. */
function isComparable(url: string, { contentType }: ApiVersion): boolean {
  return !url.includes("#") && /^(text\/|application\/(xhtml|xml|json))/.test(contentType ?? "");
}
