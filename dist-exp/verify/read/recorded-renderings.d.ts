/** A rendering as recorded: any members, its document among them. */
export interface RecordedRendering {
    readonly said: Readonly<Record<string, unknown>>;
    /** Pages that it asked for. */
    readonly requests: readonly string[];
    /** Told by the process that ended the run: an earlier one may have been killed before it had filed it. */
    readonly isFinal: boolean;
}
/** Renderings by document. */
export declare class RecordedRenderings {
    readonly byDocument: Map<string, RecordedRendering>;
    /** Takes one, where there is one; `false` when it cannot be read. */
    take(text: string | undefined): boolean;
    /** Another process goes on: it writes down again what it knows of. */
    resume(): void;
}
