// One capture: what was observed, the chart, the pages, and the way into replay.
import {
  changeHeat,
  clockTime,
  coherenceCurve,
  count,
  duration,
  fullTime,
  pagesWord,
  pageTreeChart,
  percent,
  size,
  visitRevisitChart,
} from "#chart/index.js";
import {
  CANNOT_PROVE,
  SHARP_MEANING,
  VERDICT_MEANING,
  VERDICTS,
  type ApiReport,
} from "#server/api-schema.js";
import { certificateUrl, fetchCaptures, fetchReport } from "../shell/api.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { EndTables } from "./end-tables.js";
import { Loaded } from "../shell/loaded.js";
import { PageTable } from "./page-table.js";
import { replayHref } from "../parts/replay-href.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { VerdictMark } from "../parts/verdict-mark.js";

interface Shown {
  readonly report: ApiReport;
  readonly replayUrl: string;
}

/** The page of one capture. */
export function View({ place: { path } }: ViewProps) {
  const id = path[1]!;
  const load = async (): Promise<Shown> => {
    const [report, { replayUrl }] = await Promise.all([fetchReport(id), fetchCaptures()]);
    return { report, replayUrl };
  };
  return (
    <Loaded what={id} load={load}>
      {(shown) => (
        <>
          <Title text={`${shown.report.site} as of ${fullTime(shown.report.asOf)}`} />
          <Opening {...shown} />
          <Charts {...shown} />
          <Figures {...shown} />
          <Places {...shown} />
          <section aria-labelledby="pages">
            <h2 id="pages">Pages</h2>
            <PageTable {...shown} />
          </section>
          <EndTables report={shown.report} />
          <Limits />
        </>
      )}
    </Loaded>
  );
}

function Opening({ report, replayUrl }: Shown) {
  const { sharp, pages } = report.all;
  const [seed] = report.seeds;
  return (
    <header class="opening">
      <p class="eyebrow">
        <a href="#/">Captures</a> / {report.capture}
      </p>
      <h1>{report.site}</h1>
      {report.imported ? (
        <p class="lead">
          {pagesWord(pages)} from other tools’ records; as of <strong>{clockTime(report.asOf)}</strong>{" "}
          {count(report.all.attested)} attested by their servers, {count(report.all.possible)} possible, none
          proved
        </p>
      ) : (
        <>
          <p class="figure">
            {count(sharp)} <small>of {pagesWord(pages)}</small>
          </p>
          <p class="lead">
            seen identical before and after <strong>{clockTime(report.asOf)}</strong> ({percent(sharp, pages)}
            )
          </p>
          <SharpBar sharp={sharp} pages={pages} />
          {report.scriptBuilt !== undefined && (
            <p class="lead">
              <strong>
                {count(report.scriptBuilt.pages)} of {count(report.documents.pages)} documents built by
                scripts in the reader’s browser: what people saw there is not proved.
              </strong>
            </p>
          )}
          <p>{SHARP_MEANING}</p>
        </>
      )}
      <p class="actions">
        {seed !== undefined && (
          <a
            class="button strong"
            href={replayHref(replayUrl, seed, report.asOf)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open the site as of this moment
          </a>
        )}
        {!report.imported && (
          <a class="button" href={certificateUrl(report.capture)} download>
            Download the certificate
          </a>
        )}
      </p>
      <Facts report={report} />
    </header>
  );
}

function Facts({ report }: { readonly report: ApiReport }) {
  const { expectedSharp, upperBound } = report;
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
      {report.notes.map((note) => (
        <>
          <dt>Note</dt>
          <dd>{note}</dd>
        </>
      ))}
    </dl>
  );
}

function Charts({ report }: Shown) {
  return (
    <section aria-labelledby="chart">
      <h2 id="chart">Visits and revisits</h2>
      <ChartFigure
        draw={() => visitRevisitChart(report)}
        caption="A line runs from a page’s visit to its revisit. A solid line across t* is a sharp page."
      />
      <ChartFigure
        draw={() => coherenceCurve(report)}
        caption="How many pages have an observed interval that contains a given time."
      />
    </section>
  );
}

function Places({ report }: Shown) {
  return (
    <section aria-labelledby="places">
      <h2 id="places">The site, directory by directory</h2>
      <ChartFigure
        draw={() => pageTreeChart(report.pages)}
        caption="Each bar is a directory with all that lies below it; its parts are the verdicts of its pages."
      />
      <ChartFigure
        draw={() => changeHeat(report.pages)}
        caption="As large as a directory has pages; the stronger its colour, the greater the share of them that differed around t*."
      />
    </section>
  );
}

function CoherenceTable({ report }: Pick<Shown, "report">) {
  const classes = [
    ["all pages", report.all],
    ["documents", report.documents],
    ["requisites", report.requisites],
    ["composites", report.composites],
    ...(report.rendered ? [["rendered", report.rendered.composites] as const] : []),
    ...(report.scriptBuilt ? [["script-built", report.scriptBuilt] as const] : []),
  ] as const;
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {["pages", "sharp", "share", "attested", "possible"].map((name) => (
              <th key={name} scope="col" class="n">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map(([name, figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="n">{count(figures.pages)}</td>
              <td class="n">{count(figures.sharp)}</td>
              <td class="n">{percent(figures.sharp, figures.pages)}</td>
              <td class="n">{count(figures.attested)}</td>
              <td class="n">{count(figures.possible)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ report }: Shown) {
  return (
    <section aria-labelledby="observed">
      <h2 id="observed">What was observed</h2>
      <p>
        Observed, attested and possible are different kinds of evidence. They stand side by side and are never
        added up. A composite is a document with all its requisites; those that scripts build are counted
        apart.
      </p>
      <CoherenceTable report={report} />
      {report.bodies && report.all.sharp > 0 && (
        <p>
          Of the sharp pages {count(report.bodies.both)} are held with both bodies,{" "}
          {count(report.bodies.secondByDigest)} with the first body, and the second’s head and digest,{" "}
          {count(report.bodies.firstBorrowed ?? 0)} with the body in an earlier capture’s file, and both heads
          and digests.
        </p>
      )}
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
    </section>
  );
}

/** Stands apart from every other figure: a scrubbed match is never a sharp page. */
function Scrubbed({ report: { changes } }: { readonly report: ApiReport }) {
  if (!changes?.scrubbed) return null;
  return (
    <p>
      Scrubbed, apart from every other figure: {pagesWord(changes.scrubbed)} read the same before and after t*
      once stamps, counters, tokens and advertisements are left out, by rules fixed before the first visit (
      <code>{changes.ruleSet}</code>). Not identical, so not sharp.
    </p>
  );
}

function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What this cannot prove</h2>
      <ul>
        {CANNOT_PROVE.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
