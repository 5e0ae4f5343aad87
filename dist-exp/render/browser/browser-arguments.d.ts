import type { Isolation } from "./isolation.js";
/** What a browser is started with. */
export interface BrowserWishes {
    readonly folder: string;
    readonly isolation: Isolation;
    readonly isSandboxed: boolean;
    readonly userAgent: string | null;
    readonly view: {
        readonly width: number;
        readonly height: number;
    };
}
/** The words after the program's name. */
export declare function browserArguments(wishes: BrowserWishes): string[];
