// The head of a site's view: its name, the newest capture's one large number, and the way into replay at any moment.
import { useState } from "preact/hooks";
import { count, pagesWord, percent } from "#chart/index.js";
import { refreshWords, toldWords } from "#server/api-schema.js";
import { SiteNews } from "../home/site-news.js";
import { replayHref } from "../parts/replay-href.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { shownHost } from "../parts/shown-url.js";
import { Word } from "../parts/word.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import type { SitePartProps } from "./site-part.js";

/** Name, number, and the way in. */
export function SiteOpening({ told }: SitePartProps) {
  const { listing } = told;
  const { title, site } = listing;
  const name = shownHost(site);
  return (
    <header class="opening site-opening" id="opening">
      <p class="eyebrow">
        <a href={hrefOf([])}>Sites</a> / {name}
      </p>
      <h1>{title ?? name}</h1>
      <Newest told={told} />
      <SiteNews listing={listing} />
      <OpenAt told={told} />
    </header>
  );
}

function Newest({ told }: Pick<SitePartProps, "told">) {
  const { all, asOf, startedAt, imported, refresh, testimony, id } = told.listing.last;
  const times = useTimes();
  const at = times.full(asOf ?? startedAt);
  if (testimony !== undefined)
    return (
      <p class="lead">
        <a href={captureHref(id)}>{toldWords(testimony)}</a>; there is no capture of one moment
      </p>
    );
  if (refresh !== undefined)
    return (
      <p class="lead">
        <a href={captureHref(id)}>{refreshWords(startedAt, refresh)}</a>; there is no capture of one moment
      </p>
    );
  if (all === null) return <p class="lead">The newest capture has no figures yet; it was begun {at}.</p>;
  if (imported)
    return (
      <p class="lead">
        {pagesWord(all.pages)} from <Word name="import">other tools’ records</Word>, as of {at}:{" "}
        {count(all.attested)} <Word name="attested" />, {count(all.possible)} <Word name="possible" />, none
        proved
      </p>
    );
  return (
    <>
      <p class="figure">
        {count(all.sharp)} <small>of {pagesWord(all.pages)}</small>
      </p>
      <p class="lead">
        <Word name="sharp" /> as of <a href={captureHref(id)}>{at}</a> ({percent(all.sharp, all.pages)}), the
        newest capture
      </p>
      <SharpBar sharp={all.sharp} pages={all.pages} />
    </>
  );
}

/** A moment of the reader's choice, and the way to the site as of it. */
function OpenAt({ told: { seeds, replayUrl, listing } }: Pick<SitePartProps, "told">) {
  const { zone } = useTimes();
  const isUtc = zone === "UTC";
  const [wish, setWish] = useState<string | null>(null);
  const [seed] = seeds;
  if (seed === undefined) return null;
  const newest = listing.last.asOf ?? listing.last.startedAt;
  const wished = wish === null ? newest : instantOf(wish, isUtc);
  return (
    <div class="open-at" id="open-at">
      <label>
        The site as of{" "}
        <input
          type="datetime-local"
          step="1"
          value={wish ?? fieldOf(newest, isUtc)}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
      </label>
      <a
        class="button strong"
        href={replayHref(replayUrl, seed, wished ?? newest)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Open the site
      </a>
      <span class="faint">What is shown tells how much of it is known for that moment.</span>
    </div>
  );
}

/** As the field has it: a time without a zone, which is meant in the one that times are shown in. */
function fieldOf(at: number, isUtc: boolean): string {
  const shifted = isUtc ? at : at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 19);
}

function instantOf(field: string, isUtc: boolean): number | null {
  const at = Date.parse(isUtc ? `${field}Z` : field);
  return Number.isFinite(at) && at >= 0 ? at : null;
}
