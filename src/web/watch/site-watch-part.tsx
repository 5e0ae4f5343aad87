// A site's watch in its view: how it stands, what is looked at next and why, the last turns, and its news.
import type { SiteWatch, WatchedSite } from "#server/watch-schema.js";
import { pageHref } from "../page/page-href.js";
import { PageAddress } from "../parts/page-address.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { askedHere, type SitePartProps } from "../site/site-part.js";
import { NewsPart } from "./news-part.js";
import { SiteStanding } from "./site-standing.js";
import { TurnList } from "./turn-list.js";
import { fetchSiteWatch } from "./watch-api.js";
import { becauseWords } from "./watch-words.js";

const TURNS = "6";
const NEWS = 5;

/** The part; one line where nobody watches the site. */
export function SiteWatchPart({ told, place }: SitePartProps) {
  const { site, watch } = told.listing;
  const { manage } = useSession();
  const before = place.query.get("turns");
  const asked = { limit: TURNS, ...(before !== null && before !== "" && { before }) };
  return (
    <section aria-labelledby="watch" class="site-watch">
      <h2 id="watch">Watch</h2>
      {watch === null ? (
        <NotWatched seed={told.seeds[0] ?? null} />
      ) : (
        <Loaded
          what={`watch ${site} ${manage} ${before ?? ""}`}
          load={() => fetchSiteWatch(manage, site, asked)}
        >
          {(known) => (
            <>
              <SiteStanding known={known} />
              <NextLooks watch={known.watch} />
              <Turns known={known} olderHref={(next) => askedHere(place, { turns: String(next) })} />
              <NewsPart site={site} feed={known.feed} place={place} piece={NEWS} />
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}

function NotWatched({ seed }: { readonly seed: string | null }) {
  const { manage } = useSession();
  return (
    <p>
      This site is not under watch: nobody looks at it between captures.{" "}
      {manage && seed !== null ? (
        <a href={hrefOf(["watch"], { add: "1", url: seed })}>Put it under watch</a>
      ) : (
        <>
          <code>isochron sites add</code> and <code>isochron watch</code> change that.
        </>
      )}
    </p>
  );
}

function NextLooks({ watch: { figures } }: { readonly watch: WatchedSite }) {
  if (figures === null || figures.nextLooks.length === 0) return null;
  return (
    <>
      <h3>What is looked at next</h3>
      <ul class="plain">
        {figures.nextLooks.map(({ url, because }) => (
          <li key={url}>
            <a href={pageHref(url)}>
              <PageAddress url={url} />
            </a>
            : <bdi class="faint">{becauseWords(because)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TurnsProps {
  readonly known: SiteWatch;
  readonly olderHref: (next: number) => string;
}

function Turns({ known: { turns, next }, olderHref }: TurnsProps) {
  if (turns === null) return null;
  return (
    <>
      <h3>The last turns</h3>
      {turns.length === 0 ? <p>It had no turn yet.</p> : <TurnList turns={turns} />}
      {next !== null && (
        <p class="actions">
          <a class="button" href={olderHref(next)}>
            Older turns
          </a>
        </p>
      )}
    </>
  );
}
