import { type Instant } from "#model/index.js";
/** What a prepared question is narrowed by. */
export interface Narrowing {
    readonly host?: string;
    readonly site?: string;
    readonly from?: Instant;
    readonly to?: Instant;
}
/** A question, and the values in it. */
export interface Question {
    readonly sql: string;
    readonly values: Readonly<Record<string, string>>;
}
/** By name. */
declare const PRESETS: {
    readonly changes: {
        readonly time: "sent_at";
        readonly sql: (where: string) => string;
    };
    readonly types: {
        readonly time: "fetch_time";
        readonly sql: (where: string) => string;
    };
    readonly duplicates: {
        readonly time: "fetch_time";
        readonly sql: (where: string) => string;
    };
    readonly coherence: {
        readonly time: "as_of";
        readonly sql: (where: string) => string;
    };
};
/** The name of a prepared question. */
export type PresetName = keyof typeof PRESETS;
/** Makes a prepared question; what is not narrowed is in no part of it. */
export declare function presetQuestion(name: PresetName, { host, site, from, to }: Narrowing): Question;
export {};
