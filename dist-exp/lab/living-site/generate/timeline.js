/** The version alive at the instant; before the first one, the first. */
export function versionAt(timeline, at) {
    const versions = timeline.until(at);
    let low = 0;
    let high = versions.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (versions[middle].from <= at)
            low = middle;
        else
            high = middle - 1;
    }
    return versions[low];
}
