import { mediaTypeOf } from "../address/media-types.js";
import { discardBytes } from "./steady-read.js";
import { shownName } from "./walk.js";
/** The version; `state` holds the file's bytes. */
export function fileVersion({ url, path }, { bytes, modifiedAt }, told, { types }) {
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
