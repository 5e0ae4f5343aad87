/** By their names in the code. */
export declare const QUERY_SETTINGS: {
    parquet: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodString;
    };
    memoryLimit: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number, unknown, import("zod/v4/core").$ZodTypeInternals<number, unknown>>;
    };
    spillLimit: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number, unknown, import("zod/v4/core").$ZodTypeInternals<number, unknown>>;
    };
    threads: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number | null, unknown, import("zod/v4/core").$ZodTypeInternals<number | null, unknown>>;
    };
};
