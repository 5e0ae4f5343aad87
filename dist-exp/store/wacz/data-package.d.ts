import { z } from "zod";
/** More than any honest package describes. */
export declare const MAX_DATAPACKAGE_BYTES: number;
declare const dataPackage: z.ZodObject<{
    profile: z.ZodOptional<z.ZodString>;
    wacz_version: z.ZodOptional<z.ZodString>;
    resources: z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        hash: z.ZodOptional<z.ZodString>;
        bytes: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** What is used of datapackage.json. */
export type DataPackage = z.infer<typeof dataPackage>;
/** Reads it; says what is wrong when it cannot. */
export declare function parseDataPackage(text: string): DataPackage | {
    readonly problem: string;
};
export {};
