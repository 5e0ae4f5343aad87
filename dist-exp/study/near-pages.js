// Pages of an archive that say nearly the same as one page, by the sketches kept with their versions.
import { signatureSimilarity } from "#detect/index.js";
/** One page against all: a scan of small sketches in flat memory needs no index. `null` without a text version. */
export async function nearPages(sketches, url, { least, mostPages = Infinity, mostCompared = Infinity }) {
    const newest = (await sketches.ofPage(url)).at(-1);
    if (!newest)
        return null;
    const best = new Map();
    let [compared, isWhole] = [0, true];
    for await (const other of sketches.all()) {
        if (compared++ >= mostCompared) {
            isWhole = false;
            break;
        }
        if (other.url === url)
            continue;
        const similarity = signatureSimilarity(newest.signature, other.signature);
        if (similarity >= least && similarity > (best.get(other.url)?.similarity ?? 0))
            best.set(other.url, { url: other.url, at: other.at, similarity });
    }
    const near = [...best.values()].sort((a, b) => b.similarity - a.similarity || (a.url < b.url ? -1 : 1));
    return { at: newest.at, near: near.slice(0, mostPages), isWhole };
}
