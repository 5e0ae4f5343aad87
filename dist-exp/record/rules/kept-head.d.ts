import type { AnswerHead } from "../proxy/index.js";
/** A head ready to be kept. */
export interface KeptHead {
    /** Status line and fields, framed for a body of the length given. */
    readonly text: string;
    /** What was left out, in words; `null` for nothing. */
    readonly leftOut: string | null;
}
/** Makes it; the body behind it has no transfer coding. */
export declare function keptHead({ status, statusText, fields }: AnswerHead, bodyBytes: number): KeptHead;
