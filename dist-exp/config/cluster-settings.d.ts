/** By their names in the code. */
export declare const CLUSTER_SETTINGS: {
    cluster: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    store: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    signingKey: {
        env: string;
        flag: string;
        default: string | boolean;
        schema: import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>> & import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
        doc: string;
        repeatable: boolean;
    };
    name: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    dir: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodString;
    };
    sitesAtOnce: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodCoercedNumber<unknown>;
    };
    beat: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number, unknown, import("zod/v4/core").$ZodTypeInternals<number, unknown>>;
    };
    lease: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number, unknown, import("zod/v4/core").$ZodTypeInternals<number, unknown>>;
    };
    sealAge: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number, unknown, import("zod/v4/core").$ZodTypeInternals<number, unknown>>;
    };
    metrics: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<number | null, unknown, import("zod/v4/core").$ZodTypeInternals<number | null, unknown>>;
    };
};
