/** By their names in the code. */
export declare const NETWORK_SETTINGS: {
    proxy: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    ca: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    auth: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodUnion<readonly [import("zod").ZodArray<import("zod").ZodString>, import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string[], string>>]>;
    };
    authFile: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
};
