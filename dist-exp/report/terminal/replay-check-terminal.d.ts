import { type ReplayCheck } from "#model/index.js";
/** The whole text. */
export declare function renderReplayCheckTerminal(check: ReplayCheck, { colour, width }: {
    readonly colour: boolean;
    readonly width: number;
}): string;
