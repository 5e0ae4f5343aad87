import type { AnswerHead, AskedRequest } from "../proxy/index.js";
import type { RecordRules } from "./record-rules.js";
/**
 * The name of the variant: `null` for what the public is given, `undefined` when it cannot be told who was given it
 * (everything varies, or by a field that says something of this visitor alone). No field of credentials came with the
 * request, so that a page which varies by cookies is in the form without them.
 */
export declare function variantOf(asked: AskedRequest, { fields }: AnswerHead, setsCookie: boolean, { publicLanguage }: RecordRules): string | null | undefined;
