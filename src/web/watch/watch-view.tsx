// Sites under watch: those in trouble first, with what is held of each and what comes next. Those who manage add, edit
// and pause them here; which form is open stands in the address.
import { useState } from "preact/hooks";
import { count } from "#chart/index.js";
import type { WatchList } from "#server/watch-schema.js";
import { FormFailure } from "../manage/field.js";
import { usePolled } from "../manage/polled.js";
import { Word } from "../parts/word.js";
import { hrefOf, type Place } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { NewsPart } from "./news-part.js";
import { SiteForm } from "./site-form.js";
import { actOnSite, fetchWatch } from "./watch-api.js";
import { WatchTable } from "./watch-table.js";
import { allHeldSentence, SUM_WORDS, wholePercent } from "./watch-words.js";

const EVERY_MS = 30_000;

/** The view. */
export function View({ place }: ViewProps) {
  const { manage } = useSession();
  const cursor = place.query.get("cursor");
  const asked = cursor === null ? {} : { cursor };
  const what = `watch ${manage} ${cursor ?? ""}`;
  const { value, failure, again } = usePolled(() => fetchWatch(manage, asked), { everyMs: EVERY_MS, what });
  return (
    <>
      <Title text="Watch" />
      <h1>Watch</h1>
      <FormFailure message={failure} />
      {value && <Watch list={value} place={place} again={again} />}
    </>
  );
}

interface WatchProps {
  readonly list: WatchList;
  readonly place: Place;
  readonly again: () => void;
}

function Watch({ list, place, again }: WatchProps) {
  const { query } = place;
  const edited = query.get("edit");
  if (list.canEdit && (edited !== null || query.has("add")))
    return <SiteForm key={edited} site={edited} given={query.get("url") ?? ""} onDone={again} />;
  if (list.sums.sites === 0) return <Beginning canEdit={list.canEdit} />;
  return (
    <>
      <Sums list={list} />
      {list.canEdit && <AddLink />}
      <Table list={list} again={again} />
      <More place={place} next={list.next} />
      <p class="faint words">
        <Word name="completeness" />, <Word name="freshness" />, <Word name="proved" /> and{" "}
        <Word name="turn" /> are words of ours.
      </p>
      <NewsPart site={null} feed="/feeds/all.atom" place={place} piece={10} />
    </>
  );
}

/** What to do first. */
function Beginning({ canEdit }: { readonly canEdit: boolean }) {
  return (
    <section class="welcome">
      <p class="lead">
        No site is under watch, or none that is open to you. A watch looks at a site again and again, within a
        budget, and tells what changed.
      </p>
      {canEdit && <AddLink />}
      <dl class="steps">
        <div>
          <dt>
            <code>isochron sites add https://example.org/</code>
          </dt>
          <dd>puts a site on the list, with what may be spent on it in a day.</dd>
        </div>
        <div>
          <dt>
            <code>isochron watch sites.yaml</code>
          </dt>
          <dd>watches all sites of the list until it is stopped, and goes on where it stood.</dd>
        </div>
      </dl>
    </section>
  );
}

function AddLink() {
  return (
    <p class="actions">
      <a class="button strong" href={hrefOf(["watch"], { add: "1" })}>
        Put a site under watch
      </a>
    </p>
  );
}

function Sums({ list: { sums } }: Pick<WatchProps, "list">) {
  const { sites, conditions, requestsToday, completeness, freshness } = sums;
  const words = Object.entries(conditions).filter(([, number]) => number > 0);
  return (
    <>
      <p class="lead">
        {sites === 1 ? "1 site" : `${count(sites)} sites`}
        {": "}
        {words
          .map(([name, number]) => `${count(number)} ${SUM_WORDS[name as keyof typeof SUM_WORDS]}`)
          .join(", ")}
        .
      </p>
      {requestsToday === null ? (
        <p>
          Rules of this archive keep something from you. Figures of a watch speak of everything, so they are
          not told here.
        </p>
      ) : (
        <p>
          {count(requestsToday.spent)} requests were spent today
          {requestsToday.most !== null && ` of ${count(requestsToday.most)} that may be`}.
          {completeness !== null && ` ${allHeldSentence(completeness)}`}
          {freshness !== null &&
            ` About ${wholePercent(freshness)} of the pages are thought to be as last seen.`}
        </p>
      )}
    </>
  );
}

function Table({ list: { sites, canEdit }, again }: Pick<WatchProps, "list" | "again">) {
  const [failure, setFailure] = useState<string | null>(null);
  const onAct = (site: string, act: "pause" | "resume"): void => {
    actOnSite(site, act).then(
      () => (setFailure(null), again()),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <>
      <FormFailure message={failure} />
      <WatchTable sites={sites} onAct={canEdit ? onAct : null} />
    </>
  );
}

function More({ place, next }: { readonly place: Place; readonly next: string | null }) {
  const isFirst = !place.query.has("cursor");
  if (isFirst && next === null) return null;
  return (
    <p class="actions">
      {!isFirst && (
        <a class="button" href={hrefOf(place.path)}>
          From the beginning
        </a>
      )}
      {next !== null && (
        <a class="button" href={hrefOf(place.path, { cursor: next })}>
          More sites
        </a>
      )}
    </p>
  );
}
