// What others tell of a page: its owner's record, and what a recorder saw being served. Never added to what was seen.
import { count, size } from "#chart/index.js";
import type { ApiTold } from "#server/page-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { replayHref } from "../parts/replay-href.js";
import { useTimes } from "../shell/times.js";

interface ToldTableProps {
  readonly url: string;
  readonly replayUrl: string;
  /** Newest first. */
  readonly told: readonly ApiTold[];
  readonly total: number;
}

/** Whose word it is, in plain words. */
function teller({ tier, count: answers, isCurrent, variant }: ApiTold): string {
  const words =
    tier === "source"
      ? `the owner’s files say so${isCurrent ? ", current when they were taken" : ""}`
      : `served to visitors${answers === undefined ? "" : `, ${answers === 1 ? "once" : `${count(answers)} times`}`}`;
  return variant === undefined ? words : `${words} (only to some: ${variant})`;
}

/** The table; nothing where nothing is told. */
export function ToldTable({ url, replayUrl, told, total }: ToldTableProps) {
  const times = useTimes();
  const columns: Column<ApiTold>[] = [
    {
      name: "told of",
      cell: ({ from, to }) => (
        <a href={replayHref(replayUrl, url, from)} target="_blank" rel="noopener noreferrer">
          {times.full(from)} to {times.full(to)}
        </a>
      ),
      key: ({ from }) => from,
    },
    { name: "by whom", cell: teller, key: ({ tier }) => tier, class: "wide" },
    {
      name: "content",
      cell: ({ status, contentType, sizeBytes }) =>
        [status, contentType, size(sizeBytes)].filter((word) => word !== null).join(", "),
    },
  ];
  return (
    <>
      <p>
        No look of ours stands behind this: it is told by others, and raises nothing of what was seen.
        {told.length < total && ` The newest ${count(told.length)} of ${count(total)} are shown.`}
      </p>
      <DataTable
        label="What others tell of this page"
        rows={told}
        rowKey={({ capture, from, tier, variant }) => `${capture} ${from} ${tier} ${variant ?? ""}`}
        columns={columns}
      />
    </>
  );
}
