/** What survives a trip through JSON. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | {
    readonly [name: string]: JsonValue;
};
