/** Bytes of an object, asked of its server. */
export type RangeSource = (offset: number, lengthBytes: number) => Promise<Uint8Array>;
/** Of every window but an object's last. */
export declare const WINDOW_BYTES: number;
/** Where the reading of one object is. */
export interface ReadingPlace {
    readonly key: string;
    /** Another one when the object is another one. */
    readonly version: string;
    readonly sizeBytes: number;
    readonly fetch: RangeSource;
    /** The window behind the last that was asked for, and how many were asked for then. */
    next: number;
    ahead: number;
}
/** What was read of objects, as far as there is room. */
export declare class ObjectWindows {
    #private;
    constructor(mostBytes: number);
    /** A window's bytes, at once where they are there. */
    window(place: ReadingPlace, number: number): Uint8Array | Promise<Uint8Array>;
    /** Forgets an object. */
    forget(key: string): void;
}
