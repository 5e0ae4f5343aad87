import type { z } from "zod";
/** One setting: how it is written, checked and explained. */
export interface Setting {
    /** As commander takes it. */
    readonly flag: string;
    readonly env: string;
    /** As a user would write it. */
    readonly default: string | boolean;
    readonly schema: z.ZodType;
    readonly doc: string;
    /** May be given several times; in the environment the values are separated by spaces. */
    readonly repeatable: boolean;
}
/** Makes a row; the environment name is that of the flag. */
export declare function setting<S extends z.ZodType>(flag: string, value: string | boolean, schema: S, doc: string): Setting & {
    readonly schema: S;
};
