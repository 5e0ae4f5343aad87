// The table `captures`: one row for each, with the figures of its report.
import { isImport, isRefresh, isTestimony, patchedBy, } from "#model/index.js";
/** The columns. */
export const CAPTURE_COLUMNS = [
    { name: "capture", type: "text", doc: "its name", of: ({ capture }) => capture.id },
    { name: "site", type: "text", doc: "its site", of: ({ capture }) => capture.site },
    {
        name: "kind",
        type: "text",
        doc: "moment, patch, watch (looks of a day), import or testimony",
        of: ({ capture }) => kindOf(capture),
    },
    {
        name: "phase",
        type: "text",
        doc: "visiting, revisiting, finished, failed or cancelled",
        of: ({ capture }) => capture.phase,
    },
    { name: "started_at", type: "instant", doc: "its start", of: ({ capture }) => capture.startedAt },
    { name: "as_of", type: "instant", doc: "t*, where it has one", of: ({ capture }) => capture.asOf },
    { name: "finished_at", type: "instant", doc: "its end", of: ({ capture }) => capture.finishedAt },
    {
        name: "strategy",
        type: "text",
        doc: "which planner ordered visits and revisits",
        of: ({ report }) => report?.strategy ?? null,
    },
    figure("pages", "pages in its denominator", ({ pages }) => pages),
    figure("sharp", "of these, observed to have stood at t*", ({ sharp }) => sharp),
    figure("attested", "of these, carried over t* by the server's words alone", ({ attested }) => attested),
    figure("possible", "of these, contradicted by nothing that was seen", ({ possible }) => possible),
    { name: "requests", type: "long", doc: "requests sent", of: ({ report }) => report?.requests ?? null },
    {
        name: "bytes",
        type: "long",
        doc: "bytes of payloads received",
        of: ({ report }) => report?.bytes ?? null,
    },
];
function figure(name, doc, of) {
    return { name, type: "long", doc, of: ({ report }) => report && of(report.all) };
}
function kindOf(capture) {
    if (isImport(capture))
        return "import";
    if (isTestimony(capture))
        return "testimony";
    if (isRefresh(capture))
        return "watch";
    return patchedBy(capture) === null ? "moment" : "patch";
}
