/** How the browser's program is started, and what that gives. */
export interface Isolation {
    readonly kind: "namespace" | "proxy";
    /** Words before the program's own. */
    readonly wrapper: readonly string[];
    /** The ordinary user that it runs as, where we are root: Chromium refuses its sandbox to root. */
    readonly asUser: number | null;
    /** Whether it would run as root. */
    readonly isRoot: boolean;
}
/** The machine as far as starting programs goes. */
export interface ProgramTrial {
    readonly platform: NodeJS.Platform;
    readonly userId: number | null;
    /** Whether the command ends well. */
    works(command: readonly string[]): Promise<boolean>;
}
/** The strongest way that this machine allows. */
export declare function chooseIsolation(trial?: ProgramTrial): Promise<Isolation>;
/** What is in force, in sentences. */
export declare function isolationWords(isolation: Isolation, isSandboxed: boolean): string[];
