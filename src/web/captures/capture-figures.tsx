// The figures of a capture in tables and sentences.
import { count, duration, fullTime, clockTime, pagesWord, percent, size } from "#chart/index.js";
import { VERDICT_MEANING, VERDICTS } from "#server/api-schema.js";
import type { ApiReportHead, CaptureHead } from "#server/capture-schema.js";
import { addressColumn } from "../parts/address-column.js";
import { DataTable } from "../parts/data-table.js";
import { VerdictMark } from "../parts/verdict-mark.js";
import { useTimes } from "../shell/times.js";

interface OfReport {
  readonly report: ApiReportHead;
}

/** When, how long, how much. */
export function Facts({ report }: OfReport) {
  const { expectedSharp, upperBound, testimony } = report;
  if (testimony) return <ToldFacts report={report} testimony={testimony} />;
  return (
    <dl>
      <dt>As of</dt>
      <dd>{fullTime(report.asOf)}</dd>
      {report.plannedAsOf !== report.asOf && (
        <>
          <dt>Planned</dt>
          <dd>
            {clockTime(report.plannedAsOf)}, where {pagesWord(report.sharpAtPlanned)} are sharp
          </dd>
        </>
      )}
      {expectedSharp !== null && (
        <>
          <dt>Expected</dt>
          <dd>
            {expectedSharp.toFixed(1)} sharp pages
            {upperBound !== null && `; no plan of this kind expects more than ${upperBound.toFixed(1)}`}
          </dd>
        </>
      )}
      <dt>Captured</dt>
      <dd>
        {fullTime(report.startedAt)}, in {duration(report.finishedAt - report.startedAt)}
      </dd>
      <dt>Requests</dt>
      <dd>
        {count(report.requests)} for pages, {size(report.bytes)} stored, strategy {report.strategy}
      </dd>
      <Notes notes={report.notes} />
    </dl>
  );
}

type Testimony = NonNullable<ApiReportHead["testimony"]>;

/** What is told speaks of a time, not of a moment, and nobody asked for it. */
function ToldFacts({ report, testimony: { from, to } }: OfReport & { readonly testimony: Testimony }) {
  return (
    <dl>
      {from !== null && to !== null && (
        <>
          <dt>Told of</dt>
          <dd>
            {fullTime(from)} to {fullTime(to)}
          </dd>
        </>
      )}
      <dt>Taken</dt>
      <dd>
        {fullTime(report.startedAt)}, in {duration(report.finishedAt - report.startedAt)};{" "}
        {size(report.bytes)} stored
      </dd>
      <Notes notes={report.notes} />
    </dl>
  );
}

function Notes({ notes }: Pick<ApiReportHead, "notes">) {
  return (
    <>
      {notes.map((note) => (
        <>
          <dt>Note</dt>
          <dd>{note}</dd>
        </>
      ))}
    </>
  );
}

type Coherence = ApiReportHead["all"];

/** Pages of every kind, so that kinds add up to all pages; composites and the like are other ways of counting. */
function classesOf(report: ApiReportHead): (readonly [string, Coherence])[] {
  const { all, documents, requisites } = report;
  const rest = (figure: keyof Coherence): number => all[figure] - documents[figure] - requisites[figure];
  const others = {
    pages: rest("pages"),
    sharp: rest("sharp"),
    attested: rest("attested"),
    possible: rest("possible"),
  };
  return [
    ["all pages", all],
    ["documents", documents],
    ["requisites", requisites],
    ...(others.pages > 0 ? [["neither: feeds, lists, downloads", others] as const] : []),
    ["composites", report.composites],
    ...(report.rendered ? [["rendered", report.rendered.composites] as const] : []),
    ...(report.scriptBuilt ? [["script-built", report.scriptBuilt] as const] : []),
  ];
}

/** Three kinds of evidence, side by side. */
export function Observed({ report }: OfReport) {
  return (
    <>
      <p>
        Observed, attested and possible are different kinds of evidence. They stand side by side and are never
        added up. A composite is a document with all its requisites; those that scripts build are counted
        apart.
      </p>
      <DataTable
        label="Evidence by kind of page"
        rows={classesOf(report)}
        rowKey={([name]) => name}
        columns={[
          { name: "kind", cell: ([name]) => name, isRowHead: true },
          { name: "pages", cell: ([, figures]) => count(figures.pages), isNumeric: true },
          { name: "sharp", cell: ([, figures]) => count(figures.sharp), isNumeric: true },
          { name: "share", cell: ([, figures]) => percent(figures.sharp, figures.pages), isNumeric: true },
          { name: "attested", cell: ([, figures]) => count(figures.attested), isNumeric: true },
          { name: "possible", cell: ([, figures]) => count(figures.possible), isNumeric: true },
        ]}
      />
      <Bodies report={report} />
      <dl class="verdicts">
        {VERDICTS.filter((verdict) => report.verdicts[verdict] > 0).map((verdict) => (
          <>
            <dt>
              <VerdictMark verdict={verdict} /> <span class="faint">{count(report.verdicts[verdict])}</span>
            </dt>
            <dd>{VERDICT_MEANING[verdict]}</dd>
          </>
        ))}
      </dl>
      <Scrubbed report={report} />
    </>
  );
}

function Bodies({ report: { bodies, all } }: OfReport) {
  if (!bodies || all.sharp === 0) return null;
  return (
    <p>
      Of the sharp pages {count(bodies.both)} are held with both bodies, {count(bodies.secondByDigest)} with
      the first body, and the second’s head and digest, {count(bodies.firstBorrowed ?? 0)} with the body in an
      earlier capture’s file, and both heads and digests.
    </p>
  );
}

/** Stands apart from every other figure: a scrubbed match is never a sharp page. */
function Scrubbed({ report: { changes } }: OfReport) {
  if (!changes?.scrubbed) return null;
  return (
    <p>
      Scrubbed, apart from every other figure: {pagesWord(changes.scrubbed)} read the same before and after t*
      once stamps, counters, tokens and advertisements are left out, by rules fixed before the first visit (
      <code>{changes.ruleSet}</code>). Not identical, so not sharp.
    </p>
  );
}

/** How pages came out when they were shown from their bytes and from replay. */
export function ReplayCheck({ check }: { readonly check: NonNullable<CaptureHead["replayCheck"]> }) {
  const { checkedAt, checked, same, others } = check;
  const times = useTimes();
  return (
    <>
      <p>
        {pagesWord(checked)} shown twice on {times.full(checkedAt)}, from stored bytes and from replay:{" "}
        {count(same)} came out the same.
      </p>
      {others.length > 0 && (
        <DataTable
          label="Pages that came out otherwise from replay"
          rows={others}
          rowKey={({ url }) => url}
          columns={[
            addressColumn("page"),
            {
              name: "result",
              cell: ({ result }) => result.replaceAll("-", " "),
              key: ({ result }) => result,
            },
            { name: "why", cell: ({ reasons }) => reasons.join(" ") },
          ]}
        />
      )}
    </>
  );
}
