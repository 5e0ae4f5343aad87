// The list of captures.
import { clockTime, count, duration, pagesWord, percent } from "#chart/index.js";
import type { CaptureListing } from "#server/api-schema.js";
import { fetchCaptures } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, LIVE_HREF } from "../shell/route.js";
import { SiteSeries } from "./site-series.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { Title } from "../shell/title.js";

/** Every capture of the archive, newest first. */
export function View() {
  return (
    <Loaded what="captures" load={fetchCaptures}>
      {({ captures }) => (
        <>
          <Title text="Captures" />
          <h1>Captures</h1>
          {captures.length === 0 ? (
            <p class="lead">
              This archive is empty. <code>isochron capture http://example.org/</code> makes its first
              capture.
            </p>
          ) : (
            <ul class="captures">
              {captures.map((capture) => (
                <li key={capture.id}>
                  <CaptureItem capture={capture} />
                </li>
              ))}
            </ul>
          )}
          <SiteSeries captures={captures} />
        </>
      )}
    </Loaded>
  );
}

function CaptureItem({ capture }: { readonly capture: CaptureListing }) {
  const { id, site, phase, all, asOf, startedAt, finishedAt, patchOf, imported, title } = capture;
  const isOpen = phase === "visiting" || phase === "revisiting";
  const day = new Date(asOf ?? startedAt).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return (
    <article>
      <h2>
        <a href={isOpen ? LIVE_HREF : captureHref(id)}>{site}</a>
      </h2>
      {title !== undefined && <p class="said">{title}</p>}
      <p class="when">
        {asOf === null ? `begun ${day}` : `as of ${day}, ${clockTime(asOf)}`}
        {patchOf && <span class="faint"> · requisites fetched afterwards for {patchOf}</span>}
        {imported && <span class="faint"> · from other tools’ records</span>}
        {finishedAt !== null && !imported && (
          <span class="faint"> · took {duration(finishedAt - startedAt)}</span>
        )}
      </p>
      {all === null ? (
        <p class="figures faint">{isOpen ? `still ${phase}` : phase === "finished" ? "no report" : phase}</p>
      ) : imported ? (
        <p class="figures">
          {pagesWord(all.pages)}, {count(all.attested)} attested, {count(all.possible)} possible
        </p>
      ) : (
        <div class="figures">
          <SharpBar sharp={all.sharp} pages={all.pages} />
          <p>
            <strong>{count(all.sharp)}</strong> of {pagesWord(all.pages)} sharp{" "}
            <span class="faint">{percent(all.sharp, all.pages)}</span>
          </p>
        </div>
      )}
    </article>
  );
}
