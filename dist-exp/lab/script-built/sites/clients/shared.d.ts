/** Sources by the name they are imported by. */
export declare const SHARED: Readonly<Record<string, string>>;
