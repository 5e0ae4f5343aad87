import type { AnswerHead, AskedRequest } from "../proxy/index.js";
import type { PassedOver } from "./judge-request.js";
import { type RecordRules } from "./record-rules.js";
/**
 * What an answer's head says. `differs`: a stranger was answered something else than what is recorded, or something
 * that we cannot look into; what was counted of the page ends there, since nobody may say that it went on.
 */
export type AnswerJudgement = {
    readonly kind: "recorded";
    readonly variant: string | null;
    readonly secrets: readonly string[];
} | {
    readonly kind: "passed-over";
    readonly why: PassedOver;
    readonly differs: boolean;
};
/** Judges an answer to a request that may be recorded. */
export declare function judgeAnswer(asked: AskedRequest, answer: AnswerHead, rules: RecordRules): AnswerJudgement;
