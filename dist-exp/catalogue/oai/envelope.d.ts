import type { Instant } from "#model/index.js";
import type { OaiFault } from "./fault.js";
import type { OaiRequest } from "./request.js";
/** What an answer says of the question. */
export interface Envelope {
    readonly baseUrl: string;
    readonly now: Instant;
    /** `null` when the request could not be understood. */
    readonly request: OaiRequest | null;
}
/** An answer with the verb's element in it. */
export declare function answerXml(envelope: Envelope, content: string): string;
/** An answer that tells of an error; of `badVerb` and `badArgument` the request has no attributes (section 3.2). */
export declare function faultXml(envelope: Envelope, { code, message }: OaiFault): string;
/** One element with text in it. */
export declare function element(name: string, text: string): string;
