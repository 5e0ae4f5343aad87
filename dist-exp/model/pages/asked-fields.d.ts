type Field = readonly [name: string, value: string];
/** A request as far as its fields hang on it. */
interface AskedWith {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Field[];
    /** Whether a script asks, rather than an element. */
    readonly isByScript: boolean;
    /** Whether a step led to it: it is asked for as the page that it came from would, cookies and all. */
    readonly isLedTo?: boolean;
}
/** Whether requests of this kind are a script's own. */
export declare function isScriptsOwn(resourceType: string): boolean;
/** The fields that are part of what is asked for; names in lower case, in the order sent. */
export declare function fieldsOfPage({ headers, isByScript, isLedTo, method, url }: AskedWith): Field[];
export {};
