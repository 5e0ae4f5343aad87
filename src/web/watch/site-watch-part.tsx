// A site's watch in its view: how it stands in sentences, what is looked at next and why, the last turns, and its news.
import { count, pagesWord, percent, size } from "#chart/index.js";
import type { SiteWatch, WatchedSite, WatchFigures } from "#server/watch-schema.js";
import { pageHref } from "../page/page-href.js";
import { PageAddress } from "../parts/page-address.js";
import { Word } from "../parts/word.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { askedHere, type SitePartProps } from "../site/site-part.js";
import { NewsPart } from "./news-part.js";
import { ShareBar } from "./share-bar.js";
import { TurnList } from "./turn-list.js";
import { fetchSiteWatch } from "./watch-api.js";
import { becauseWords, CONDITION_SENTENCES, freshSentence, heldSentence, isTroubled } from "./watch-words.js";
import { When } from "./when.js";

const PIECE = "10";

/** The part; one line where nobody watches the site. */
export function SiteWatchPart({ told, place }: SitePartProps) {
  const { site, watch } = told.listing;
  const { manage } = useSession();
  const before = place.query.get("turns");
  const asked = { limit: PIECE, ...(before !== null && before !== "" && { before }) };
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
              <Standing known={known} />
              <NextLooks watch={known.watch} />
              <Turns known={known} olderHref={(next) => askedHere(place, { turns: String(next) })} />
              <NewsPart site={site} feed={known.feed} place={place} />
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

function Standing({ known: { watch, canEdit } }: { readonly known: SiteWatch }) {
  const { condition, figures, site } = watch;
  const isTrouble = isTroubled(condition);
  return (
    <>
      <p class={isTrouble ? "lead trouble" : "lead"}>
        {isTrouble && <span aria-hidden="true">▲ </span>}
        {CONDITION_SENTENCES[condition]}
        {figures?.note != null && <span class="faint"> ({figures.note})</span>}
      </p>
      {figures === null ? (
        <p>Rules of this archive keep something from you: figures speak of everything, and are not told.</p>
      ) : (
        <Figures watch={watch} figures={figures} />
      )}
      <p>
        Its next <Word name="turn" /> is <When at={watch.nextTurnAt} none="not foreseen" />, its next whole
        capture <When at={watch.nextSharpAt} none="made when it is worth it" />.
      </p>
      {canEdit && (
        <p class="actions">
          <a class="button" href={hrefOf(["watch"], { edit: site })}>
            Change what is wanted of it
          </a>
        </p>
      )}
    </>
  );
}

interface FiguresProps {
  readonly watch: WatchedSite;
  readonly figures: WatchFigures;
}

function Figures({ watch: { beganAt }, figures }: FiguresProps) {
  const times = useTimes();
  const { completeness, pages, looks, versions } = figures;
  return (
    <>
      <p>
        {heldSentence(figures, times.day(beganAt))} <Word name="completeness">What is that?</Word>
      </p>
      {completeness !== null && <ShareBar share={completeness.share} interval={completeness} />}
      {freshSentence(figures) !== null && (
        <p>
          {freshSentence(figures)} <Word name="freshness">How is that known?</Word>
        </p>
      )}
      <Proved proved={figures.proved} />
      <p>
        {pagesWord(pages.watched)} are under watch, {count(pages.asleep)} sleep because they failed for long,{" "}
        {count(pages.gone)} are gone. {count(looks)} looks found {count(versions)} new versions.
      </p>
      <p>
        {spendingWords(figures.requestsToday, "requests", count)} today,{" "}
        {spendingWords(figures.bytesThisMonth, "", size)} this month.
      </p>
    </>
  );
}

function Proved({ proved }: Pick<WatchFigures, "proved">) {
  const times = useTimes();
  if (proved === null) return <p>No whole capture was made yet: nothing of it is proved together.</p>;
  return (
    <p>
      {percent(proved.share, 1)} of its pages are <Word name="proved" /> together as of{" "}
      <a href={captureHref(proved.captureId)}>{times.full(proved.asOf)}</a>.
    </p>
  );
}

function spendingWords(
  { spent, most }: WatchFigures["requestsToday"],
  unit: string,
  words: (value: number) => string,
): string {
  const spentWords = `${words(spent)} ${unit}`.trim();
  return most === null ? `${spentWords} were spent` : `${spentWords} of ${words(most)} were spent`;
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
            : <span class="faint">{becauseWords(because)}</span>
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
