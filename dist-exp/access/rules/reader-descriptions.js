import { refuseWriting } from "./reader-catalog.js";
/** Wraps descriptions; `captures` are those that the group is told of. */
export function readerDescriptions(descriptions, captures) {
    const isToldOf = async (of) => of.kind === "capture"
        ? (await captures.get(of.capture)) !== null
        : (await captures.some({ site: of.site, limit: 1 })).length > 0;
    return {
        put: refuseWriting,
        get: async (of) => ((await isToldOf(of)) ? descriptions.get(of) : null),
        async *all() {
            for await (const description of descriptions.all())
                if (await isToldOf(description.of))
                    yield description;
        },
    };
}
