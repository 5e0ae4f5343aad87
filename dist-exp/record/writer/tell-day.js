import { toldSpans } from "../served/index.js";
import { tallyWords } from "./tally-words.js";
const PAGES_AT_ONCE = 200;
/** Tells every span, concludes the testimony and empties the journal. */
export async function tellDay(ground) {
    const { journal, head, testimony, isTold, onConcluded } = ground;
    let isDoubtful = ground.isResumed;
    let told = { ...head, toldUpTo: head.toldUpTo ?? "" };
    await journal.commit(told, []);
    for (;;) {
        const pages = await journal.pagesAfter(told.toldUpTo, PAGES_AT_ONCE);
        if (pages.length === 0)
            break;
        const untold = [];
        for (const span of pages.flatMap(toldSpans))
            if (!isDoubtful || !(await isTold(head.capture, span)))
                untold.push(testimony.tell(span.kept, span.told));
        await Promise.all(untold);
        isDoubtful = false;
        told = { ...told, toldUpTo: pages.at(-1).url };
        await journal.commit(told, []);
    }
    for (const words of tallyWords(head.tallies))
        testimony.note(words);
    const end = await testimony.conclude();
    await journal.clear({ ...head, capture: null });
    onConcluded(end);
}
