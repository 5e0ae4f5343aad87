// How a server would publish a directory: index files, redirects, error pages, media types. A small file of the
// owner's (`--map`) says what differs from plain servers.
import { parse } from "yaml";
import { z } from "zod";
import { UsageError } from "#errors.js";
/** As plain servers do. */
export const PLAIN_RULES = {
    indexNames: ["index.html", "index.htm"],
    cleanUrls: false,
    redirects: {},
    errorPages: [],
    types: {},
};
const MOST = 10_000;
const path = z.string().min(1).max(2000);
const redirect = z.union([
    path.transform((to) => ({ to, status: 301 })),
    z.strictObject({ to: path, status: z.union([301, 302, 303, 307, 308].map((status) => z.literal(status))) }),
]);
const mediaType = z
    .string()
    .regex(/^[\w.+-]{1,80}\/[\w.+-]{1,80}(; *charset=[\w-]{1,40})?$/, "no media type");
const MAP_FILE = z.strictObject({
    index: z
        .array(z.string().regex(/^[^/]{1,255}$/, "a name without slashes"))
        .max(20)
        .optional(),
    "clean-urls": z.boolean().optional(),
    redirects: z.record(path, redirect).optional(),
    errors: z.array(path).max(MOST).optional(),
    types: z.record(z.string().regex(/^\.?[^./]{1,30}$/, "an extension"), mediaType).optional(),
});
/** Reads the owner's file of rules. @throws UsageError that names the key */
export function readSiteRules(text, file) {
    const read = MAP_FILE.safeParse(yamlOf(text, file) ?? {});
    if (!read.success) {
        const [issue] = read.error.issues;
        const at = issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
        throw new UsageError("BAD_INPUT", `${file}: ${at}${issue.message.slice(0, 200)}`);
    }
    const { index, redirects, errors, types } = read.data;
    return {
        indexNames: index ?? PLAIN_RULES.indexNames,
        cleanUrls: read.data["clean-urls"] ?? false,
        redirects: Object.fromEntries(Object.entries(redirects ?? {}).map(([from, to]) => [unrooted(from), to])),
        errorPages: (errors ?? []).map(unrooted),
        types: Object.fromEntries(Object.entries(types ?? {}).map(([name, type]) => [name.replace(/^\./, "").toLowerCase(), type])),
    };
}
function yamlOf(text, file) {
    try {
        // Anchors are a way to make much of little: this file needs none.
        return parse(text, { maxAliasCount: 0, prettyErrors: true });
    }
    catch (error) {
        const [line = "no YAML"] = (error instanceof Error ? error.message : String(error)).split("\n");
        throw new UsageError("BAD_INPUT", `${file}: ${line}`, { cause: error });
    }
}
function unrooted(from) {
    return from.replace(/^\/+/, "");
}
