import { z } from "zod";
/** Every setting by its name in the code. */
export declare const SETTINGS: {
    readonly host: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly port: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly replayPort: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly replayDomain: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly surveysAtOnce: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly timegate: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            redirect: "redirect";
            direct: "direct";
        }>;
    };
    readonly oaiName: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly oaiEmail: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly choice: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            nearest: "nearest";
            coherent: "coherent";
        }>;
    };
    readonly patience: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly parquet: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly memoryLimit: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly spillLimit: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly threads: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly passes: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly conditionalAbove: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly keepBoth: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
    readonly ownBodies: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
    readonly attested: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
    readonly threshold: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly preset: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            intensive: "intensive";
            extensive: "extensive";
        }>;
    };
    readonly scope: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            host: "host";
            prefix: "prefix";
            domain: "domain";
            surt: "surt";
            any: "any";
        }>;
    };
    readonly surtPrefix: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly include: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly exclude: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly maxDepth: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<"none">, z.ZodTransform<null, "none">>, z.ZodCoercedNumber<unknown>]>;
    };
    readonly hops: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly maxPagesPerHost: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<"none">, z.ZodTransform<null, "none">>, z.ZodCoercedNumber<unknown>]>;
    };
    readonly notIn: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly sitemaps: import("./setting.js").Setting & {
        readonly schema: z.ZodPipe<z.ZodEnum<{
            on: "on";
            off: "off";
        }>, z.ZodTransform<boolean, "on" | "off">>;
    };
    readonly feed: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly oai: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly contact: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly connectTimeout: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly responseTimeout: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly fetchTimeout: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly maxResponse: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly warcSize: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly operator: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly signCert: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly signKey: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly timestampUrl: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly clockError: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly progress: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            auto: "auto";
            none: "none";
            plain: "plain";
            json: "json";
        }>;
    };
    readonly file: {
        readonly env: "ISOCHRON_SITES";
        readonly flag: string;
        readonly default: string | boolean;
        readonly schema: z.ZodType<unknown, unknown, z.core.$ZodTypeInternals<unknown, unknown>> & z.ZodString;
        readonly doc: string;
        readonly repeatable: boolean;
    };
    readonly cluster: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly store: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly signingKey: {
        env: string;
        flag: string;
        default: string | boolean;
        schema: z.ZodType<unknown, unknown, z.core.$ZodTypeInternals<unknown, unknown>> & z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
        doc: string;
        repeatable: boolean;
    };
    readonly name: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly dir: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly sitesAtOnce: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly beat: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly lease: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly sealAge: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly metrics: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly proxy: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly ca: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly auth: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
    };
    readonly authFile: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly browser: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            always: "always";
            never: "never";
            auto: "auto";
        }>;
    };
    readonly browserPath: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly viewport: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly userAgentProfile: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            browser: "browser";
            isochron: "isochron";
        }>;
    };
    readonly maxRequestsPerPage: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly behaviours: import("./setting.js").Setting & {
        readonly schema: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>, z.ZodArray<z.ZodEnum<{
            scroll: "scroll";
            "load-more": "load-more";
            expand: "expand";
            media: "media";
            pages: "pages";
        }>>>;
    };
    readonly steps: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly secrets: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly archive: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly delay: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
    };
    readonly allowPrivate: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
    readonly strategy: import("./setting.js").Setting & {
        readonly schema: z.ZodString;
    };
    readonly maxPages: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly maxRequests: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly deadline: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly maxBytes: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly maxHostFailures: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly maxConnections: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly hostsAtOnce: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly maxLookups: import("./setting.js").Setting & {
        readonly schema: z.ZodCoercedNumber<unknown>;
    };
    readonly shapeBudget: import("./setting.js").Setting & {
        readonly schema: z.ZodType<number | null, unknown, z.core.$ZodTypeInternals<number | null, unknown>>;
    };
    readonly robots: import("./setting.js").Setting & {
        readonly schema: z.ZodEnum<{
            obey: "obey";
            "obey-except-requisites": "obey-except-requisites";
            ignore: "ignore";
        }>;
    };
    readonly robotsReason: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly sharedAddresses: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
    readonly cookieFile: import("./setting.js").Setting & {
        readonly schema: z.ZodType<string | null, unknown, z.core.$ZodTypeInternals<string | null, unknown>>;
    };
    readonly cookieJar: import("./setting.js").Setting & {
        readonly schema: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            1: "1";
            0: "0";
            true: "true";
            false: "false";
        }>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
    };
};
/** A setting's name. */
export type SettingName = keyof typeof SETTINGS;
/** The resolved values of some settings. */
export type ResolvedSettings<N extends SettingName> = {
    readonly [K in N]: z.output<(typeof SETTINGS)[K]["schema"]>;
};
