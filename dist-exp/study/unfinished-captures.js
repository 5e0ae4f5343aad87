/** More interrupted captures than any archive has. */
const MOST_UNFINISHED = 1000;
/** The unfinished capture that last said something of itself, when some process has the archive open for writing. */
export async function runningCapture(archive) {
    if (!archive.hasWriter())
        return null;
    let [running, latest] = [null, -Infinity];
    for (const capture of await archive.catalog.captures.some({ unfinished: true, limit: MOST_UNFINISHED })) {
        const at = (await archive.catalog.runStatus.get(capture.id))?.at ?? -Infinity;
        if (at > latest)
            [running, latest] = [capture, at];
    }
    return running;
}
