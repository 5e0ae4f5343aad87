import { type SlotModel } from "#schedule/index.js";
/** What the command line says; what is left out takes its default. */
export interface PlanOptions {
    readonly input: string;
    readonly strategy?: string | undefined;
    readonly model?: SlotModel | undefined;
    /** Only the first page is known at the start; the rest turns up through links. */
    readonly links?: boolean | undefined;
    readonly sizeGuess?: number | undefined;
    readonly budget?: number | undefined;
    readonly threshold?: number | undefined;
}
/** The plan as printed with `--json`; pages are named by their ids. */
export interface PlanOutput {
    readonly strategy: string;
    readonly family: string;
    readonly model: SlotModel;
    readonly pages: number;
    readonly expectedSharp: number;
    readonly upperBound: number;
    readonly ratio: number;
    readonly visits: readonly string[];
    readonly revisits: readonly string[];
    readonly hopeless: readonly string[];
}
/** Plans the pages of the input; `readText` gives the text of a file. */
export declare function runPlan(options: PlanOptions, readText: (path: string) => string): PlanOutput;
/** The plan for people: the figures, then both orders, at most `most` pages of each. */
export declare function renderPlan(output: PlanOutput, most?: number): string;
