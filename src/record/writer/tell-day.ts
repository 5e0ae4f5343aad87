// A day that is over, told to the archive page by page. Killed in between, it goes on behind the last page that is
// known to be told; what of the next was told already is asked of the archive.
import type { JournalHead, RecordJournal, Testimony, TestimonyEnd } from "#ports/index.js";
import { toldSpans, type ToldSpan } from "../served/index.js";
import { tallyWords } from "./tally-words.js";

/** A day that has a testimony. */
export type OpenDay = JournalHead & { readonly capture: string };

/** What telling needs. */
export interface TellGround {
  readonly journal: RecordJournal;
  readonly head: OpenDay;
  readonly testimony: Testimony;
  /** Whether the archive has it already. */
  readonly isTold: (capture: string, span: ToldSpan) => Promise<boolean>;
  readonly onConcluded: (end: TestimonyEnd) => void;
  /** Whether an earlier process may have told a part of it. */
  readonly isResumed: boolean;
}

const PAGES_AT_ONCE = 200;

/** Tells every span, concludes the testimony and empties the journal. */
export async function tellDay(ground: TellGround): Promise<void> {
  const { journal, head, testimony, isTold, onConcluded } = ground;
  let isDoubtful = ground.isResumed;
  let told = { ...head, toldUpTo: head.toldUpTo ?? "" };
  await journal.commit(told, []);
  for (;;) {
    const pages = await journal.pagesAfter(told.toldUpTo, PAGES_AT_ONCE);
    if (pages.length === 0) break;
    const untold: Promise<void>[] = [];
    for (const span of pages.flatMap(toldSpans))
      if (!isDoubtful || !(await isTold(head.capture, span)))
        untold.push(testimony.tell(span.kept, span.told));
    await Promise.all(untold);
    isDoubtful = false;
    told = { ...told, toldUpTo: pages.at(-1)!.url };
    await journal.commit(told, []);
  }
  for (const words of tallyWords(head.tallies)) testimony.note(words);
  const end = await testimony.conclude();
  await journal.clear({ ...head, capture: null });
  onConcluded(end);
}
