// How a site under watch stands, in sentences: what is held, how fresh it is, what is proved, and what it cost.
import { count, pagesWord, percent, size } from "#chart/index.js";
import type { SiteWatch, WatchedSite, WatchFigures } from "#server/watch-schema.js";
import { Word } from "../parts/word.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { ShareBar } from "./share-bar.js";
import {
  CONDITION_SENTENCES,
  freshSentence,
  heldSentence,
  isTroubled,
  needsSentence,
  skipSentence,
} from "./watch-words.js";
import { When } from "./when.js";

/** Writes them. */
export function SiteStanding({ known: { watch, canEdit } }: { readonly known: SiteWatch }) {
  const { condition, figures, site } = watch;
  const isTrouble = isTroubled(condition);
  const note = figures?.note ?? null;
  return (
    <>
      <p class={isTrouble ? "lead trouble" : "lead"}>
        {isTrouble && <span aria-hidden="true">▲ </span>}
        {CONDITION_SENTENCES[condition]}
        {note !== null && (
          <span class="faint">
            {" "}
            (<bdi>{note}</bdi>)
          </span>
        )}
      </p>
      {figures === null ? (
        <p>Rules of this archive keep something from you: figures speak of everything, and are not told.</p>
      ) : (
        <Figures watch={watch} figures={figures} />
      )}
      {watch.nextTurnAt !== null && (
        <p>
          Its next <Word name="turn" /> is <When at={watch.nextTurnAt} />
          {watch.nextSharpAt !== null && (
            <>
              , its next whole capture <When at={watch.nextSharpAt} />
            </>
          )}
          .
        </p>
      )}
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
      {skipSentence(figures) !== null && <p>{skipSentence(figures)}</p>}
      <Proved proved={figures.proved} />
      {needsSentence(figures) !== null && <p class="trouble">{needsSentence(figures)}</p>}
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
