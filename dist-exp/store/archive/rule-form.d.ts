import { z } from "zod";
import { type AccessRule } from "#model/index.js";
/** The file's own name for its form. */
export declare const RULES_FORMAT = "isochron-access-rules/1";
declare const ruleSchema: z.ZodObject<{
    id: z.ZodString;
    surt: z.ZodOptional<z.ZodString>;
    url: z.ZodOptional<z.ZodString>;
    match: z.ZodOptional<z.ZodEnum<{
        prefix: "prefix";
        domain: "domain";
        exact: "exact";
    }>>;
    collection: z.ZodOptional<z.ZodString>;
    from: z.ZodOptional<z.ZodString>;
    to: z.ZodOptional<z.ZodString>;
    groups: z.ZodOptional<z.ZodArray<z.ZodString>>;
    access: z.ZodEnum<{
        block: "block";
        allow: "allow";
        embargo: "embargo";
        unlist: "unlist";
    }>;
    message: z.ZodOptional<z.ZodString>;
    until: z.ZodOptional<z.ZodString>;
    after: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
/** One rule as it is written. */
export type WrittenRule = z.infer<typeof ruleSchema>;
/** Reads the rules of a file. @throws UsageError that names file, rule and what is wrong with it */
export declare function parseRules(bytes: Uint8Array, file: string): AccessRule[];
/** Reads one rule; `place` is told with what is wrong. */
export declare function parseRule(value: unknown, place: string): AccessRule;
/** The rules as the text of their file. */
export declare function formatRules(rules: readonly AccessRule[]): string;
/** One rule as it is written; what it leaves open is left out. */
export declare function writtenRule({ id, surt: key, match, access, ...rule }: AccessRule): WrittenRule;
export {};
