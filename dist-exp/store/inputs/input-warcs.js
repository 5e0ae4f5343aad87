// The WARC and ARC files in a file that somebody names: itself, or those in a package.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inputSource } from "../blobs/file-source.js";
import { nodeFileSystem } from "../file-system.js";
import { unpackWarcs } from "../wacz/unpack-warcs.js";
import { inputKind } from "./input-kind.js";
/** Opens a named file and gives out what holds records in it, one after the other. */
export async function* inputWarcs(path) {
    const source = inputSource(path);
    try {
        if ((await inputKind(source, path)) === "records")
            yield { name: path, source, findings: [] };
        else
            yield* packagedWarcs(path);
    }
    finally {
        source.close();
    }
}
async function* packagedWarcs(path) {
    const folder = await mkdtemp(join(tmpdir(), "isochron-"));
    try {
        yield* unpackWarcs(nodeFileSystem, path, folder);
    }
    finally {
        await rm(folder, { recursive: true, force: true });
    }
}
