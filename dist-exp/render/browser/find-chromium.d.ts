/** A browser, or what to install. */
export type FoundChromium = {
    readonly kind: "found";
    readonly path: string;
    readonly version: string | null;
} | {
    readonly kind: "none";
    readonly message: string;
};
/** The machine as far as looking for a program goes. */
export interface ProgramSearch {
    readonly platform: NodeJS.Platform;
    readonly env: Readonly<Record<string, string | undefined>>;
    canRun(path: string): Promise<boolean>;
    /** What the program prints when asked for its version; `null` when it cannot be asked. */
    versionOf(path: string): Promise<string | null>;
}
/** Looks for Chromium; a path that was asked for is the only one that is looked at. */
export declare function findChromium(asked: string | null, search?: ProgramSearch): Promise<FoundChromium>;
/** "Chromium 156.0.1" of the line that the program prints; `null` where there is none. */
export declare function versionIn(told: string): string | null;
