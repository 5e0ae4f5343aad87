// One capture: what was observed, the charts, the pages, its files, and the way into replay; or how far it has come.
import { useMemo } from "preact/hooks";
import { clockTime, count, fullTime, pagesWord, percent } from "#chart/index.js";
import { cannotProveOf, refreshWords, SHARP_MEANING, TELLER, testimonyWords } from "#server/api-schema.js";
import type { ApiReportHead, CaptureHead } from "#server/capture-schema.js";
import { Contents, Fold } from "../parts/fold.js";
import { replayHref } from "../parts/replay-href.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { certificateUrl } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf, type Place } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { fetchFigures, fetchHead, fileUrl } from "./capture-api.js";
import { Places, Rendered, Visits } from "./capture-charts.js";
import { CaptureFiles } from "./capture-files.js";
import { Facts, Observed, ReplayCheck } from "./capture-figures.js";
import { Unfinished } from "./capture-unfinished.js";
import { EndTables } from "./end-tables.js";
import { PageTable } from "./page-table.js";

/** The page of one capture. */
export function View({ place }: ViewProps) {
  const id = place.path[1]!;
  return (
    <Loaded what={id} load={() => fetchHead(id)}>
      {(head) =>
        head.report === null ? (
          <Unfinished head={head} />
        ) : (
          <Report place={place} head={head} report={head.report} />
        )
      }
    </Loaded>
  );
}

interface ReportProps {
  readonly place: Place;
  readonly head: CaptureHead;
  readonly report: ApiReportHead;
}

function Report({ place, head, report }: ReportProps) {
  const { replayUrl } = head;
  const figures = useMemo(() => fetchFigures(report.capture), [report.capture]);
  const shared = { what: report.capture, load: () => figures };
  const sections: [id: string, title: string, body: preact.JSX.Element][] = [
    // Nobody visited anything for a testimony.
    ...(report.testimony
      ? []
      : ([
          ["chart", "Visits and revisits", <Visits {...shared} asOf={report.asOf} />],
          ["observed", "What was observed", <Observed report={report} />],
        ] as never)),
    ...(report.rendered
      ? [["rendered", "Shown in a browser", <Rendered {...shared} rendered={report.rendered} />] as never]
      : []),
    ...(head.replayCheck
      ? [["replayed", "Shown from replay", <ReplayCheck check={head.replayCheck} />] as never]
      : []),
    // Directories are shown by verdicts, of which what is told has none.
    ...(report.testimony
      ? []
      : [["places", "The site, directory by directory", <Places {...shared} />] as never]),
    ["pages", "Pages", <PageTable place={place} report={report} replayUrl={replayUrl} />],
    ...(report.tables
      ? [["met", "Hosts, types, statuses, seeds", <EndTables tables={report.tables} />] as never]
      : []),
    ["files", "Files", <CaptureFiles head={head} />],
    ["limits", "What this cannot prove", <Limits report={report} />],
  ];
  return (
    <>
      <Title text={`${report.site} ${whenOf(report)}`} />
      <Opening head={head} report={report} />
      <Contents place={place} sections={sections} />
      {sections.map(([id, title, body]) => (
        <Fold key={id} place={place} id={id} title={title}>
          {body}
        </Fold>
      ))}
    </>
  );
}

function whenOf({ refresh, testimony, startedAt, asOf }: ApiReportHead): string {
  if (testimony) return TELLER[testimony.tier];
  return refresh ? refreshWords(startedAt, null) : `as of ${fullTime(asOf)}`;
}

function Opening({ head, report }: Omit<ReportProps, "place">) {
  const [seed] = report.seeds;
  const { title, patchOf } = head.capture;
  return (
    <header class="opening">
      <p class="eyebrow">
        <a href="#/captures">Captures</a> / {report.capture}
      </p>
      <h1>{report.site}</h1>
      {title !== undefined && title !== report.site && <p class="lead">{title}</p>}
      {patchOf !== undefined && (
        <p>It fetched what {patchOf} lacked, afterwards; it speaks of its own moment.</p>
      )}
      {report.cancelled && <p class="lead">Ended on request before it was done.</p>}
      <LeadOf report={report} />
      <p class="actions">
        {seed !== undefined && (
          <a
            class="button strong"
            href={replayHref(head.replayUrl, seed, report.asOf)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {openingWords(report)}
          </a>
        )}
        {report.testimony && head.files.some(({ name }) => name === TESTIMONY) && (
          <a class="button" href={fileUrl(report.capture, TESTIMONY)} download>
            Download the testimony
          </a>
        )}
        {isOfMoment(report) && (
          <a class="button" href={certificateUrl(report.capture)} download>
            Download the certificate
          </a>
        )}
        {isOfMoment(report) && <AgainLink id={report.capture} />}
      </p>
      <Facts report={report} />
    </header>
  );
}

const TESTIMONY = "testimony.json";

/** A capture of ours, which has a certificate and can be made again. */
function isOfMoment({ imported, refresh, testimony }: ApiReportHead): boolean {
  return !imported && !refresh && !testimony;
}

function openingWords({ refresh, testimony }: ApiReportHead): string {
  if (testimony) return "Open the site as of its last instant";
  return refresh ? "Open the site as of that day" : "Open the site as of this moment";
}

/** For those who may ask for captures: the same once more. */
function AgainLink({ id }: { readonly id: string }) {
  if (!useSession().manage) return null;
  return (
    <a class="button" href={hrefOf(["new"], { again: id })}>
      Capture it again
    </a>
  );
}

function LeadOf({ report }: Pick<ReportProps, "report">) {
  if (report.imported) return <ImportLead report={report} />;
  if (report.testimony)
    return (
      <p class="lead">
        Told, not seen: {testimonyWords(report.testimony)}, by {report.testimony.by}. No look of ours stands
        behind it.
      </p>
    );
  if (!report.refresh) return <Lead report={report} />;
  return (
    <p class="lead">
      A watch’s {refreshWords(report.startedAt, report.refresh)}. They speak of no one moment, so nothing of
      them is certified.
    </p>
  );
}

function ImportLead({ report: { all, asOf } }: Pick<ReportProps, "report">) {
  return (
    <p class="lead">
      {pagesWord(all.pages)} from other tools’ records; as of <strong>{clockTime(asOf)}</strong>{" "}
      {count(all.attested)} attested by their servers, {count(all.possible)} possible, none proved
    </p>
  );
}

function Lead({ report }: Pick<ReportProps, "report">) {
  const times = useTimes();
  const { sharp, pages } = report.all;
  return (
    <>
      <p class="figure">
        {count(sharp)} <small>of {pagesWord(pages)}</small>
      </p>
      <p class="lead">
        seen identical before and after <strong>{times.full(report.asOf)}</strong> ({percent(sharp, pages)})
      </p>
      <SharpBar sharp={sharp} pages={pages} />
      {report.scriptBuilt !== undefined && (
        <p class="lead">
          <strong>
            {count(report.scriptBuilt.pages)} of {count(report.documents.pages)} documents built by scripts in
            the reader’s browser: what people saw there is not proved.
          </strong>
        </p>
      )}
      <p>{SHARP_MEANING}</p>
    </>
  );
}

function Limits({ report }: { readonly report: ApiReportHead }) {
  return (
    <ul>
      {cannotProveOf(report).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
