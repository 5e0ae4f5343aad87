import { type NewsItem, type NewsRule } from "#model/index.js";
/** News on their way to people. */
export interface TellableNews extends NewsItem {
    /** Words that came or went, as far as rules ask for words; not kept. */
    readonly changedText?: string;
}
/** Whether a rule lets news pass. */
export type NewsFilter = (news: TellableNews) => boolean;
/** Makes a filter of a channel's rule. @throws UsageError that names the channel, the pattern and what is wrong */
export declare function newsFilter({ importance, kinds, addresses, words }: NewsRule, channel: string): NewsFilter;
