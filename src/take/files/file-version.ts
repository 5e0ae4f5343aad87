// A file that was read whole, as a version of the page that it is published as.
import type { PageUrl, Told } from "#model/index.js";
import { mediaTypeOf } from "../address/media-types.js";
import type { SiteRules } from "../address/site-rules.js";
import type { ToldVersion } from "../source.js";
import { discardBytes, type SteadyState } from "./steady-read.js";
import { shownName } from "./walk.js";

/** A file, and the address that it is published at. */
interface PublishedFile {
  readonly url: PageUrl;
  readonly path: string;
}

/** The version; `state` holds the file's bytes. */
export function fileVersion(
  { url, path }: PublishedFile,
  { bytes, modifiedAt }: Pick<SteadyState, "bytes" | "modifiedAt">,
  told: Told,
  { types }: Pick<SiteRules, "types">,
): ToldVersion {
  return {
    told,
    content: {
      type: "resource",
      url,
      at: told.from,
      origin: `file ${shownName(path)}`,
      conversion: null,
      contentType: mediaTypeOf(path, types),
      bytes: bytes ?? Buffer.alloc(0),
      ...(modifiedAt === null ? {} : { lastModified: modifiedAt }),
    },
    release: () => discardBytes(bytes),
  };
}
