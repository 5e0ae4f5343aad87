import { type ReplayTarget } from "#access/index.js";
import { type Capture, type Instant } from "#model/index.js";
/** Where links on a notice lead. */
export interface NoticePlace {
    readonly uiOrigin: string;
    readonly prefix: string;
}
/** Says that the archive holds nothing under the URL, and lists the captures nearest to the time asked for. */
export declare function absentNotice(target: ReplayTarget, captures: readonly Capture[], place: NoticePlace): string;
/** Says that a response is stored and cannot be shown. */
export declare function unreadableNotice(target: ReplayTarget, storedAt: Instant, reason: string, place: NoticePlace): string;
/** Says that what is stored is a redirect to itself. */
export declare function circularNotice(target: ReplayTarget, { at, status }: {
    readonly at: Instant;
    readonly status: number | null;
}, place: NoticePlace): string;
/** Says what these origins are for. */
export declare function unknownAddressNotice(place: NoticePlace): string;
/** Says that an archived page is not shown without the page around it. */
export declare function unframedNotice(place: NoticePlace): string;
/** Says that a rule keeps something from the reader, in the rule's own words. */
export declare function withheldNotice(title: string, message: string): string;
