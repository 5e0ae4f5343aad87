import { type Instant, type KeptContent, type PageKind, type RecordRef, type Told } from "#model/index.js";
import { type Fields } from "./fields.js";
/** How a content was come by. */
export interface ContentNote {
    readonly origin: string;
    /** What was done to make a page of it; `null` for nothing. */
    readonly conversion: string | null;
    /** What was left out of an answer's head; `null` for nothing. */
    readonly leftOut: string | null;
}
/** What is told of a content, with where that lies. */
export interface ToldNote {
    readonly seq: number;
    readonly kind: PageKind;
    readonly told: Told;
    /** The content's record and the one beside it. */
    readonly records: readonly RecordRef[];
    /** Of a content without a head of its own. */
    readonly lastModified: Instant | null;
}
/** The record beside a content. */
export declare function contentFields({ origin, conversion, leftOut }: ContentNote): Fields;
/** How a content was come by; `null` beside anything else. */
export declare function readContentFields(fields: Fields): ContentNote | null;
/** What is told of a content. */
export declare function toldFields(seq: number, { kind, records, validators }: KeptContent, told: Told): Fields;
/** What is told of a content; `null` for any other record, and for one that cannot be so. */
export declare function readToldFields(fields: Fields): ToldNote | null;
