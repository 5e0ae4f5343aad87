// What there is to tell of a site, or of all: newest first, each with the way to what changed and to its proof.
import type { ApiNews } from "#server/watch-schema.js";
import { pageHref } from "../page/page-href.js";
import { PageAddress } from "../parts/page-address.js";
import { shownHost } from "../parts/shown-url.js";
import { withToken } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, diffHref, hrefOf, type Place } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { fetchNews } from "./watch-api.js";
import { NEWS_WORDS } from "./watch-words.js";

interface NewsPartProps {
  /** `null` for all. */
  readonly site: string | null;
  readonly feed: string | null;
  readonly place: Place;
  /** How many at a time. */
  readonly piece: number;
}

/** The news, some at a time. */
export function NewsPart({ site, feed, place, piece }: NewsPartProps) {
  const { manage } = useSession();
  const before = place.query.get("news");
  const asked = { limit: String(piece), ...(site !== null && { site }), ...(before !== null && { before }) };
  const what = `news ${manage} ${JSON.stringify(asked)}`;
  return (
    <section aria-labelledby="news" class="news">
      <h2 id="news">News</h2>
      <Loaded what={what} load={() => fetchNews(manage, asked)}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>There is nothing to tell yet.</p>}
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <News item={item} isNamed={site === null} />
                </li>
              ))}
            </ul>
            <p class="actions">
              {next !== null && (
                <a
                  class="button"
                  href={hrefOf(place.path, { ...Object.fromEntries(place.query), news: next })}
                >
                  Older news
                </a>
              )}
              {feed !== null && <FeedLink feed={feed} />}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Whoever manages takes no address along that would let a feed reader manage. */
function FeedLink({ feed }: { readonly feed: string }) {
  const { manage } = useSession();
  return (
    <a class="button" href={manage ? feed : withToken(feed)} type="application/atom+xml">
      Feed (Atom)
    </a>
  );
}

function News({ item, isNamed }: { readonly item: ApiNews; readonly isNamed: boolean }) {
  const times = useTimes();
  const { kind, title, summary, at, url, importance, verdict, site } = item;
  const weighed = verdict !== null && (kind === "changed" || kind === "moved");
  return (
    <article class={kind === "trouble" ? "troubled" : undefined}>
      <p class="faint">
        {NEWS_WORDS[kind]}
        {weighed && ` (${verdict}, importance ${importance.toFixed(3)})`}, {times.full(at)}
        {isNamed && (
          <>
            , <a href={hrefOf(["sites", site])}>{shownHost(site)}</a>
          </>
        )}
      </p>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {summary !== "" && (
        <p>
          <bdi>{summary}</bdi>
        </p>
      )}
      {url !== null && (
        <p class="faint">
          <PageAddress url={url} />
        </p>
      )}
      <Ways item={item} />
    </article>
  );
}

/** To what changed, to the page with what proves it, and to the capture. */
function Ways({ item: { url, at, since, captureId } }: { readonly item: ApiNews }) {
  return (
    <p class="ways">
      {url !== null && since !== null && <a href={diffHref(url, since, at)}>What changed</a>}
      {url !== null && <a href={pageHref(url)}>The page and its proof</a>}
      {captureId !== null && <a href={captureHref(captureId)}>The capture</a>}
    </p>
  );
}
