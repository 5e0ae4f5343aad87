// The ZIP of a WACZ, streamed: each entry's digest is taken as it passes, and the data package says them all.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
/** The package's bytes; with a signer, signed as WACZ-auth 0.1.0 says. */
export async function* packageBytes(files, description, sign = null) {
    const modifiedAt = new Date(description.created);
    const zip = new ZipFile();
    const output = zip.outputStream;
    const resources = [];
    let datapackage = Buffer.alloc(0);
    let current = null;
    const add = (path, isStored, content) => zip.addReadStreamLazy(path, { compress: !isStored, mtime: modifiedAt }, (done) => {
        // A source that fails must fail the package: yazl does not listen to it.
        current = Readable.from(content(), { objectMode: false }).on("error", (error) => output.destroy(error));
        done(null, current);
    });
    for (const file of files)
        add(file.path, file.isStored, () => hashed(file, resources));
    add("datapackage.json", false, () => {
        datapackage = asJson({ profile: "data-package", wacz_version: "1.1.1", ...description, resources });
        return [datapackage];
    });
    add("datapackage-digest.json", false, () => [asJson(sealOf(datapackage, description, sign))]);
    zip.on("error", (error) => output.destroy(error));
    zip.end();
    try {
        yield* output;
    }
    finally {
        current?.destroy();
    }
}
function sealOf(datapackage, { created, software }, sign) {
    const hash = sha256(datapackage);
    const seal = { path: "datapackage.json", hash };
    return sign ? { ...seal, signedData: { hash, created, software, version: "0.1.0", ...sign(hash) } } : seal;
}
async function* hashed(file, resources) {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of file.content()) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
    }
    resources.push({ name: file.name, path: file.path, hash: `sha256:${hash.digest("hex")}`, bytes });
}
function sha256(bytes) {
    return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
function asJson(value) {
    return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
