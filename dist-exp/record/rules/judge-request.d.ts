import { type PageUrl } from "#model/index.js";
import type { AskedRequest } from "../proxy/index.js";
import { recordedAddress } from "./recorded-address.js";
import { type RecordRules } from "./record-rules.js";
/** Why an answer is not recorded; each is counted. */
export type PassedOver = "method" | "credentials" | "host" | "address" | "secret-address" | "query" | "status" | "no-content" | "part" | "private" | "varies" | "too-long" | "secret-answer" | "cut-short" | "upgrade";
/** What the request says. */
export type RequestJudgement = {
    readonly kind: "may-be-recorded";
    readonly url: PageUrl;
    readonly secrets: readonly string[];
} | {
    readonly kind: "passed-over";
    readonly why: PassedOver;
};
/** Judges a request when it arrives. */
export declare function judgeRequest(request: AskedRequest, rules: RecordRules, addressOf?: typeof recordedAddress): RequestJudgement;
