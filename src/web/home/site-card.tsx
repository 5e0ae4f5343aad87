// One site in the list: its picture, its name, its newest capture, and how sharp it has been.
import { count, pagesWord, percent, sparkline } from "#chart/index.js";
import { refreshWords, toldWords } from "#server/api-schema.js";
import type { SiteListing } from "#server/sites-schema.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { Picture } from "../parts/picture.js";
import { shownHost } from "../parts/shown-url.js";
import { Word } from "../parts/word.js";
import { SiteNews } from "./site-news.js";
import { thumbnailUrl } from "./sites-api.js";

/** The card; all of it leads to the site. */
export function SiteCard({ listing }: { readonly listing: SiteListing }) {
  const { site, title, last, captures, hasThumbnail } = listing;
  const times = useTimes();
  const name = shownHost(site);
  const at = last.asOf ?? last.startedAt;
  return (
    <article class="site-card">
      <Thumbnail site={site} name={name} has={hasThumbnail} />
      <div class="about">
        <h2>
          <a href={hrefOf(["sites", site])}>{title ?? name}</a>
        </h2>
        {title !== null && <p class="host">{name}</p>}
        <p class="faint">
          {captures === 1 ? "1 capture" : `${count(captures)} captures`}, the last{" "}
          {last.asOf === null ? "begun " : "as of "}
          {times.full(at)}
        </p>
        <SiteNews listing={listing} />
      </div>
      <Figures listing={listing} />
    </article>
  );
}

function Figures({ listing: { last, shares } }: { readonly listing: SiteListing }) {
  const { all, imported, refresh, testimony, startedAt, id } = last;
  if (testimony !== undefined) return <p class="figures">{toldWords(testimony)}</p>;
  if (refresh !== undefined) return <p class="figures">{refreshWords(startedAt, refresh)}</p>;
  if (all === null) return <p class="figures faint">no figures yet</p>;
  if (imported)
    return (
      <p class="figures">
        {pagesWord(all.pages)} from <Word name="import">other tools’ records</Word>:{" "}
        <strong>{count(all.attested)}</strong> <Word name="attested" />,{" "}
        <strong>{count(all.possible)}</strong> <Word name="possible" />
      </p>
    );
  return (
    <div class="figures">
      <p class="share">
        {percent(all.sharp, all.pages)} <Word name="sharp" />
      </p>
      <Picture class="sparkline" svg={sparkline(shares)} />
      <p class="faint">
        <a href={captureHref(id)}>
          {count(all.sharp)} of {pagesWord(all.pages)}
        </a>
      </p>
    </div>
  );
}

/** A picture where there is one, else a drawn page with the first letter of the name. */
function Thumbnail({
  site,
  name,
  has,
}: {
  readonly site: string;
  readonly name: string;
  readonly has: boolean;
}) {
  if (has)
    return <img class="thumbnail" src={thumbnailUrl(site)} alt="" loading="lazy" width="160" height="100" />;
  const letter = Array.from(name.replace(/^www\./, ""))[0]?.toUpperCase() ?? "";
  return (
    <svg class="thumbnail" viewBox="0 0 160 100" aria-hidden="true">
      <rect class="sheet" x="0.5" y="0.5" width="159" height="99" rx="4" />
      <path class="rule" d="M14 16h132M14 74h96M14 84h72" />
      <text x="80" y="57" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
