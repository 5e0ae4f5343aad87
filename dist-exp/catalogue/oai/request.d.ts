import { type Outcome } from "./fault.js";
/** What each verb takes; a resumption token stands alone (section 4). */
declare const VERBS: {
    readonly Identify: {
        readonly needed: readonly [];
        readonly taken: readonly [];
        readonly resumed: false;
    };
    readonly ListMetadataFormats: {
        readonly needed: readonly [];
        readonly taken: readonly ["identifier"];
        readonly resumed: false;
    };
    readonly ListSets: {
        readonly needed: readonly [];
        readonly taken: readonly [];
        readonly resumed: true;
    };
    readonly GetRecord: {
        readonly needed: readonly ["identifier", "metadataPrefix"];
        readonly taken: readonly [];
        readonly resumed: false;
    };
    readonly ListIdentifiers: {
        readonly needed: readonly ["metadataPrefix"];
        readonly taken: readonly ["from", "until", "set"];
        readonly resumed: true;
    };
    readonly ListRecords: {
        readonly needed: readonly ["metadataPrefix"];
        readonly taken: readonly ["from", "until", "set"];
        readonly resumed: true;
    };
};
/** The six verbs. */
export type OaiVerb = keyof typeof VERBS;
/** A request that can be understood. */
export interface OaiRequest {
    readonly verb: OaiVerb;
    readonly arguments: Readonly<Record<string, string>>;
}
/** Reads a query, or the body of a POST, which is written alike. */
export declare function parseOaiRequest(query: string): Outcome<OaiRequest>;
export {};
