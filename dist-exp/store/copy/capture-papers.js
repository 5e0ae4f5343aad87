import { CAPTURE_FILES, captureFolder } from "../archive/layout.js";
import { bytesOf, eachOfBlob } from "../blobs/open-blob.js";
/** The files of a capture that others may see, byte for byte, under the given folder. */
export async function* capturePapers(blobs, captureId, folder) {
    const own = captureFolder(captureId);
    const there = new Set((await blobs.list(`${own}/`)).map(({ key }) => key));
    for (const name of CAPTURE_FILES.filter((file) => there.has(`${own}/${file}`)))
        yield {
            path: `${folder}/${name}`,
            content: eachOfBlob(blobs, `${own}/${name}`, (source) => bytesOf(source)),
        };
}
