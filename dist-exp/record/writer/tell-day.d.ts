import type { JournalHead, RecordJournal, Testimony, TestimonyEnd } from "#ports/index.js";
import { type ToldSpan } from "../served/index.js";
/** A day that has a testimony. */
export type OpenDay = JournalHead & {
    readonly capture: string;
};
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
/** Tells every span, concludes the testimony and empties the journal. */
export declare function tellDay(ground: TellGround): Promise<void>;
