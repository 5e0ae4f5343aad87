// The machines in a table: how each is, when it was heard of, what it has in hand, and its figures.
import { count, duration } from "#chart/index.js";
import type { ApiMachine } from "#server/cluster-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { useTimes } from "../shell/times.js";
import { agoWords, CONDITION_WORDS, figureWords, KNOWN_FIGURES, otherFigures } from "./machine-words.js";

/** Tells a machine to take nothing new, or takes that back. */
export type OnDrain = (machine: string | null, isDraining: boolean) => void;

interface MachineTableProps {
  readonly machines: readonly ApiMachine[];
  /** The cluster's time. */
  readonly now: number;
  /** `null` for readers. */
  readonly onDrain: OnDrain | null;
}

/** Draws the table. */
export function MachineTable({ machines, now, onDrain }: MachineTableProps) {
  const columns: Column<ApiMachine>[] = [
    {
      name: "machine",
      cell: (machine) => <Named machine={machine} now={now} onDrain={onDrain} />,
      key: ({ name }) => name,
      isRowHead: true,
      class: "machine-name",
    },
    {
      name: "heard of",
      cell: ({ seenAt }) => <Heard at={seenAt} now={now} />,
      key: ({ seenAt }) => seenAt ?? -Infinity,
    },
    {
      name: "sites",
      cell: ({ load }) => (load === null ? <NotTold /> : sitesWords(load)),
      key: ({ load }) => load?.sitesInAll ?? -1,
      isNumeric: true,
    },
    ...KNOWN_FIGURES.map(([name, words]) => figureColumn(name, words)),
  ];
  return (
    <div class="machines">
      <DataTable label="Machines" rows={machines} rowKey={({ name }) => name} columns={columns} />
    </div>
  );
}

function figureColumn(name: string, words: string): Column<ApiMachine> {
  return {
    name: words,
    cell: ({ load, condition }) => {
      if (load === null) return <NotTold />;
      const value = load.figures[name];
      if (value === undefined) return "–";
      // What a silent machine said last is no word of now.
      return <span class={condition === "silent" ? "faint" : undefined}>{figureWords(name, value)}</span>;
    },
    key: ({ load }) => load?.figures[name] ?? -1,
    isNumeric: true,
  };
}

function NotTold() {
  return <span class="faint">not told</span>;
}

function sitesWords({ sitesInAll, mostSites }: NonNullable<ApiMachine["load"]>): string {
  return mostSites === null ? count(sitesInAll) : `${count(sitesInAll)} of ${count(mostSites)}`;
}

function Heard({ at, now }: { readonly at: number | null; readonly now: number }) {
  const times = useTimes();
  if (at === null) return <span class="faint">not yet</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={times.full(at)}>
      {agoWords(at, now)}
    </time>
  );
}

interface NamedProps extends Pick<MachineTableProps, "now" | "onDrain"> {
  readonly machine: ApiMachine;
}

function Named({ machine, now, onDrain }: NamedProps) {
  const { name, condition, software, startedAt, load } = machine;
  const isSilent = condition === "silent";
  const upFor = startedAt === null || isSilent ? [] : [`up for ${duration(Math.max(0, now - startedAt))}`];
  const about = [...upFor, ...otherFigures(load?.figures ?? {})];
  return (
    <div>
      <bdi>{name}</bdi>
      <span class={isSilent ? "condition trouble" : "condition faint"}>
        {isSilent && <span aria-hidden="true">▲ </span>}
        {CONDITION_WORDS[condition]}
      </span>
      <span class="condition faint">
        {software !== "" && <bdi>{software}</bdi>}
        {software !== "" && about.length > 0 && ", "}
        {about.join(", ")}
      </span>
      {onDrain && machine.seenAt !== null && <Acts machine={machine} onDrain={onDrain} />}
    </div>
  );
}

function Acts({
  machine: { name, isDraining },
  onDrain,
}: {
  readonly machine: ApiMachine;
  readonly onDrain: OnDrain;
}) {
  return (
    <span class="acts-on-site">
      <button type="button" class="button" onClick={() => onDrain(name, !isDraining)}>
        {isDraining ? "Take sites again" : "Take nothing new"}
        <span class="unseen"> {name}</span>
      </button>
    </span>
  );
}
