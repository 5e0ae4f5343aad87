// The list of captures.
import { count, duration, pagesWord, percent } from "#chart/index.js";
import { refreshWords, toldWords, type CaptureListing } from "#server/api-schema.js";
import { fetchCaptures } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, hrefOf, LIVE_HREF } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { shownHost } from "../parts/shown-url.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";

/** The captures of all sites, newest first, a piece at a time. */
export function View({ place: { query } }: ViewProps) {
  const cursor = query.get("cursor");
  return (
    <Loaded what={`captures ${cursor}`} load={() => fetchCaptures(cursor)}>
      {({ captures, next }) => (
        <>
          <Title text="Captures" />
          <h1>Captures</h1>
          {captures.length === 0 && <p class="lead">There is no capture here.</p>}
          <ul class="captures">
            {captures.map((capture) => (
              <li key={capture.id}>
                <CaptureItem capture={capture} />
              </li>
            ))}
          </ul>
          <p class="actions">
            {cursor !== null && (
              <a class="button" href={hrefOf(["captures"])}>
                Newest captures
              </a>
            )}
            {next !== null && (
              <a class="button" href={hrefOf(["captures"], { cursor: next })}>
                Older captures
              </a>
            )}
          </p>
        </>
      )}
    </Loaded>
  );
}

function CaptureItem({ capture }: { readonly capture: CaptureListing }) {
  const { id, site, phase, asOf, startedAt, finishedAt, patchOf, imported, title } = capture;
  const isOpen = phase === "visiting" || phase === "revisiting";
  const times = useTimes();
  const at = times.full(asOf ?? startedAt);
  return (
    <article>
      <h2>
        <a href={isOpen ? LIVE_HREF : captureHref(id)}>{shownHost(site)}</a>
      </h2>
      {title !== undefined && <p class="said">{title}</p>}
      <p class="when">
        {asOf === null ? `begun ${at}` : `as of ${at}`} · <a href={hrefOf(["sites", site])}>its site</a>
        {patchOf && <span class="faint"> · requisites fetched afterwards for {patchOf}</span>}
        {imported && <span class="faint"> · from other tools’ records</span>}
        {finishedAt !== null && !imported && (
          <span class="faint"> · took {duration(finishedAt - startedAt)}</span>
        )}
      </p>
      <Figures capture={capture} />
    </article>
  );
}

function Figures({ capture }: { readonly capture: CaptureListing }) {
  const { phase, all, startedAt, imported, refresh, testimony } = capture;
  if (testimony !== undefined) return <p class="figures">{toldWords(testimony)}</p>;
  if (refresh !== undefined) return <p class="figures">{refreshWords(startedAt, refresh)}</p>;
  if (all === null) return <p class="figures faint">{withoutFigures(phase)}</p>;
  if (imported)
    return (
      <p class="figures">
        {pagesWord(all.pages)}, {count(all.attested)} attested, {count(all.possible)} possible
      </p>
    );
  return (
    <div class="figures">
      <SharpBar sharp={all.sharp} pages={all.pages} />
      <p>
        <strong>{count(all.sharp)}</strong> of {pagesWord(all.pages)} sharp{" "}
        <span class="faint">{percent(all.sharp, all.pages)}</span>
      </p>
    </div>
  );
}

function withoutFigures(phase: CaptureListing["phase"]): string {
  if (phase === "visiting" || phase === "revisiting") return `still ${phase}`;
  return phase === "finished" ? "no report" : phase;
}
