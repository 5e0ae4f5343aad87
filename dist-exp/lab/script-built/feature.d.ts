/** A feature: its script is the body of an async function and returns what it saw, as one line. */
export interface Feature {
    readonly name: string;
    /** May use `other` (a second origin of the same server), `frame(attributes)`, `heard()`, `once(target, event)`. */
    readonly script: string;
}
/** A request to the features' server. */
export interface FeatureRequest {
    readonly method: string;
    /** With its query. */
    readonly path: string;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly body: Uint8Array;
}
/** What it answers: head and body, exactly. */
export interface FeatureAnswer {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
}
/** Makes an answer of a type and a text; further fields follow in order. */
export declare function answerWith(type: string, body: string | Uint8Array, headers?: FeatureAnswer["headers"]): FeatureAnswer;
