// A package on its way to a reader: made while it is sent, so that no file of its size lies anywhere.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withPackage } from "./gather-package.js";
import { packageBytes } from "./package-writer.js";
/** The WACZ of a selection piece by piece, at the reader's pace; what is put aside for it is gone when it ends or is left. */
export async function* waczPieces(dir, options) {
    const pieces = new PassThrough();
    const besides = join(tmpdir(), `isochron-package-${randomUUID()}.wacz`);
    const made = withPackage(dir, besides, options, ({ files, description }) => pipeline(packageBytes(files, description), pieces));
    made.catch((error) => pieces.destroy(error));
    try {
        yield* pieces;
    }
    finally {
        pieces.destroy();
        // Whoever leaves early has heard all that there is to hear of it.
        await made.catch(() => undefined);
    }
}
