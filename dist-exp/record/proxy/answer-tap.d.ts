import type { RawFields } from "./passed-fields.js";
/** A request as it was sent, its body aside. */
export interface AskedRequest {
    readonly method: string;
    readonly target: string;
    readonly fields: RawFields;
    readonly isTls: boolean;
}
/** The head of an answer as it was sent. */
export interface AnswerHead {
    readonly status: number;
    readonly statusText: string;
    readonly fields: RawFields;
}
/** Who is shown one answer: its head, its body without the transfer coding, its end. */
export interface AnswerTap {
    head(head: AnswerHead): void;
    data(piece: Uint8Array): void;
    /** Whether it came whole. Called once, whatever happens. */
    end(isWhole: boolean): void;
}
/** Asked for every request when it arrives; `null` when nobody listens. */
export type TapOf = (request: AskedRequest) => AnswerTap | null;
/** A tap that cannot do harm: after its first failure it hears nothing more but the end. */
export declare class HarmlessTap implements AnswerTap {
    #private;
    constructor(request: AskedRequest, tapOf: TapOf, onFailure: (error: unknown) => void);
    head(head: AnswerHead): void;
    data(piece: Uint8Array): void;
    end(isWhole: boolean): void;
}
