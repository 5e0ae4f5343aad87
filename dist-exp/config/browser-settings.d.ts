/** By their names in the code. */
export declare const BROWSER_SETTINGS: {
    browser: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodEnum<{
            always: "always";
            never: "never";
            auto: "auto";
        }>;
    };
    browserPath: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    viewport: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodString;
    };
    userAgentProfile: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodEnum<{
            browser: "browser";
            isochron: "isochron";
        }>;
    };
    maxRequestsPerPage: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodCoercedNumber<unknown>;
    };
    behaviours: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string[], string>>, import("zod").ZodArray<import("zod").ZodEnum<{
            scroll: "scroll";
            "load-more": "load-more";
            expand: "expand";
            media: "media";
            pages: "pages";
        }>>>;
    };
    steps: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
    secrets: import("./setting.js").Setting & {
        readonly schema: import("zod").ZodType<string | null, unknown, import("zod/v4/core").$ZodTypeInternals<string | null, unknown>>;
    };
};
