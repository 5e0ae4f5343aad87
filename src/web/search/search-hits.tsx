// Pages found by their words; whatever they say is text and never markup.
import { count } from "#chart/index.js";
import type { SearchAnswer, SearchHit } from "#server/search-schema.js";
import { replayHref } from "../parts/replay-href.js";
import { shownHost, shownUrl } from "../parts/shown-url.js";
import { hrefOf, type Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { askedAgain } from "./asked-again.js";

interface SearchHitsProps {
  readonly place: Place;
  readonly answer: SearchAnswer;
}

/** The hits, and the way to more. */
export function SearchHits({ place, answer }: SearchHitsProps) {
  const { hits, total, next, unindexed, replayUrl } = answer;
  return (
    <>
      <p role="status">
        {total.isExact ? "" : "at least "}
        {total.count === 1 ? "1 text" : `${count(total.count)} texts`} found
        {unindexed > 0 &&
          `; ${unindexed === 1 ? "1 capture is" : `${count(unindexed)} captures are`} not searched yet`}
        .
      </p>
      <ol class="hits">
        {hits.map((hit) => (
          <li key={`${hit.url} ${hit.firstSeenAt}`}>
            <Hit hit={hit} replayUrl={replayUrl} />
          </li>
        ))}
      </ol>
      {next !== null && (
        <p class="actions">
          <a class="button" href={askedAgain(place, { cursor: next })}>
            More
          </a>
        </p>
      )}
    </>
  );
}

function Hit({ hit, replayUrl }: { readonly hit: SearchHit; readonly replayUrl: string }) {
  const times = useTimes();
  const { url, title, snippet, sites, firstSeenAt, lastSeenAt, replayAt, standing, isCut } = hit;
  const verb = hit.told === "all" ? "told of" : hit.told === "some" ? "seen or told of" : "seen";
  return (
    <article>
      <h3>
        <a href={hrefOf(["page", url])}>{title === "" ? shownUrl(url) : title}</a>
      </h3>
      <p class="host">
        <bdi>{shownUrl(url)}</bdi>
      </p>
      <p class="snippet">
        {snippet.map(({ text, isHit }, i) => (isHit ? <mark key={i}>{text}</mark> : text))}
      </p>
      <p class="faint">
        {firstSeenAt === lastSeenAt
          ? `${verb} ${times.full(firstSeenAt)}`
          : `${verb} from ${times.full(firstSeenAt)} to ${times.full(lastSeenAt)}`}
        {standing !== null &&
          {
            between: ", on both sides of the moment",
            told: ", told of the moment by others",
            nearest: ", nearest to the moment",
          }[standing]}
        {" · "}
        {sites.map(shownHost).join(", ")}
        {isCut && " · only the beginning of it is searched"}
        {" · "}
        <a href={replayHref(replayUrl, url, replayAt)} target="_blank" rel="noopener noreferrer">
          open
        </a>
      </p>
    </article>
  );
}
