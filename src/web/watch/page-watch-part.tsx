// A page's watch in its view: whether it is under watch, why it was last looked at, and when it probably is next.
import { count } from "#chart/index.js";
import type { ApiPageHistory } from "#server/page-schema.js";
import type { PageWatch } from "#server/watch-schema.js";
import { Word } from "../parts/word.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { useTimes } from "../shell/times.js";
import { nextChoiceAt, notChosen, STATE_WORDS } from "./page-words.js";
import { fetchPageWatch } from "./watch-api.js";
import { becauseWords } from "./watch-words.js";
import { When } from "./when.js";

/** Sites whose captures saw the page; more than some are not asked. */
const MOST_SITES = 3;

/** The part. */
export function PageWatchPart({ history: { url, captures } }: { readonly history: ApiPageHistory }) {
  const { manage } = useSession();
  const sites = [...new Set(captures.map(({ site }) => site))].slice(0, MOST_SITES);
  return (
    <Loaded what={`watched ${url} ${manage}`} load={() => fetchPageWatch(manage, sites, url)}>
      {(watch) =>
        watch === null ? (
          <p>This page is not under watch: it is looked at when its site is captured, and not between.</p>
        ) : (
          <Watched watch={watch} />
        )
      }
    </Loaded>
  );
}

function Watched({ watch }: { readonly watch: PageWatch }) {
  const times = useTimes();
  const { site, state, addedAt, nextSharpAt } = watch;
  return (
    <>
      <p>
        {STATE_WORDS[state]} It belongs to{" "}
        <a href={hrefOf(["sites", site])}>
          <bdi>{site}</bdi>
        </a>
        {addedAt !== null && `, and came under watch on ${times.day(addedAt)}`}.
      </p>
      <LastChoice watch={watch} />
      {watch.idle !== null && (
        <p>
          Since {times.full(watch.idle.since)} nothing of its site is looked at:{" "}
          <bdi>{watch.idle.because}</bdi>.
        </p>
      )}
      <NextChoice watch={watch} />
      {nextSharpAt !== null && (
        <p>
          The next whole capture, which looks at every page, is due <When at={nextSharpAt} />.
        </p>
      )}
    </>
  );
}

function LastChoice({ watch }: { readonly watch: PageWatch }) {
  const times = useTimes();
  const { chosen, turns, turnsSince } = watch;
  const [last] = chosen;
  if (turnsSince === null) return <p>The watch of its site had no turn yet.</p>;
  const span = `the last ${count(turns)} ${turns === 1 ? "turn" : "turns"} of looks (since ${times.day(turnsSince)})`;
  if (!last) return <p>{notChosen(watch, `None of ${span} chose it`)}</p>;
  return (
    <p>
      A <Word name="turn" /> last chose it on {times.full(last.at)}: {becauseWords(last.because)}. Of {span}{" "}
      {chosen.length === 20 ? "20 or more" : count(chosen.length)} chose it.
    </p>
  );
}

function NextChoice({ watch }: { readonly watch: PageWatch }) {
  const times = useTimes();
  const { state, nextBecause, nextTurnAt } = watch;
  if (state !== "watched") return null;
  if (nextBecause !== null)
    return (
      <p>
        It is among the first to be looked at next (<When at={nextTurnAt} none="when the watch goes on" />
        ): {becauseWords(nextBecause)}.
      </p>
    );
  const next = nextChoiceAt(watch);
  if (next === null) return <p>When it is looked at next cannot be said yet.</p>;
  return <p>If it goes on so, it is looked at again around {times.day(next)}.</p>;
}
