// Objects on their way from a bucket to this machine's disk: whole, and with the digest that was acknowledged.
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { IsochronError } from "#errors.js";
import { bytesOf } from "../blobs/open-blob.js";
import { writeAtomically } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { requireSealedName } from "./local-content.js";
/** So many are on their way at once. */
const AT_ONCE = 4;
/** Brings objects into a directory under their names; one that is not what was acknowledged is an error, and stays away. */
export async function fetchObjects(place, objects) {
    const left = [...objects];
    const next = async () => {
        for (let object = left.shift(); object; object = left.shift())
            await fetchObject(place, object, join(place.dir, requireSealedName(object.name)));
    };
    try {
        await Promise.all(Array.from({ length: AT_ONCE }, next));
    }
    finally {
        left.length = 0; // after a failure the others bring no more
    }
}
/** Brings one object to a path. */
export async function fetchObject({ bucket, fs }, object, path) {
    try {
        await fs.makeDirectory(dirname(path));
    }
    catch (error) {
        throw storeFailure(error, "creating", dirname(path));
    }
    await writeAtomically(fs, path, checked(bucket, object));
}
/** The object's bytes; throws behind the last one when they are others than those acknowledged. */
async function* checked(bucket, { key, name, sizeBytes, sha256 }) {
    const where = `${bucket.place}: ${key} (${name})`;
    const reader = await bucket.open(key, sizeBytes);
    if (!reader)
        throw new IsochronError("CLUSTER", `${where} is not there: restore the bucket, or try again`);
    const hash = createHash("sha256");
    try {
        if (reader.sizeBytes !== sizeBytes)
            throw new IsochronError("CLUSTER", `${where} has ${reader.sizeBytes} bytes instead of ${sizeBytes}`);
        for await (const piece of bytesOf(reader)) {
            hash.update(piece);
            yield piece;
        }
    }
    finally {
        reader.close();
    }
    if (hash.digest("hex") !== sha256)
        throw new IsochronError("CLUSTER", `${where} is not what was acknowledged: its SHA-256 is another`);
}
