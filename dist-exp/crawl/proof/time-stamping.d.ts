import { type Asker } from "../ask/asker.js";
/** A time stamp as it came, or why there is none. */
export type Stamped = {
    readonly tsr: Uint8Array; /** Epoch milliseconds. */
    readonly at: number;
} | {
    readonly problem: string;
};
/** Has the SHA-256 of a content stamped; an answer to another question is none (section 2.2). */
export declare function stamp(content: Uint8Array, authority: string, asker: Asker): Promise<Stamped>;
