/** Groups of at least this many pages are looked into by a probe. */
export const PROBED_GROUP = 8;
const SECTION = 64;
/** The nearest directories upwards with at least 8 pages below them and, above those, with at least 64. */
export function neighbourhoods({ directories, tree }) {
    const { parents, residents } = directories;
    const below = residents.slice();
    // A parent's number is smaller than its children's.
    for (let d = tree.directoryCount - 1; d > 0; d--)
        below[parents[d]] += below[d];
    const upwards = (least) => {
        const nearest = new Int32Array(below.length);
        for (let d = 1; d < nearest.length; d++)
            nearest[d] = below[d] >= least ? d : nearest[parents[d]];
        return nearest;
    };
    const [of, large] = [upwards(PROBED_GROUP), upwards(SECTION)];
    return { of, section: of.map((d) => (d === 0 ? 0 : large[parents[d]])) };
}
