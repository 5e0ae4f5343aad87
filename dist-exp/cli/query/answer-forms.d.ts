import type { Answer } from "#query/index.js";
/** The forms. */
export type AnswerForm = "table" | "csv" | "json";
/** How much of an answer is printed, and where. */
export interface AnswerTerms {
    readonly form: AnswerForm;
    /** `null`: all rows. */
    readonly limit: number | null;
    readonly out: (text: string) => void;
}
/** Prints an answer; how many rows, and whether there are more. */
export declare function printAnswer(answer: Answer, { form, limit, out }: AnswerTerms): Promise<{
    readonly rows: number;
    readonly more: boolean;
}>;
