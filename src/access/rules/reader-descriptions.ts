// What people say of sites and captures, as one group of readers sees it: of those only that it is told of.
import type { Described } from "#model/index.js";
import type { CaptureStore, DescriptionStore } from "#ports/index.js";
import { refuseWriting } from "./reader-catalog.js";

/** Wraps descriptions; `captures` are those that the group is told of. */
export function readerDescriptions(
  descriptions: DescriptionStore,
  captures: Pick<CaptureStore, "get" | "some">,
): DescriptionStore {
  const isToldOf = async (of: Described): Promise<boolean> =>
    of.kind === "capture"
      ? (await captures.get(of.capture)) !== null
      : (await captures.some({ site: of.site, limit: 1 })).length > 0;
  return {
    put: refuseWriting,
    get: async (of) => ((await isToldOf(of)) ? descriptions.get(of) : null),
    async *all() {
      for await (const description of descriptions.all())
        if (await isToldOf(description.of)) yield description;
    },
  };
}
