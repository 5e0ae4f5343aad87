// One currency for both uses of a budget: what a whole capture is worth beside looks at single pages for the same
// requests, both in versions.
/** What the requests of a capture would bring either way. */
export function sharpWorth(parts) {
    const { newlyProved, pagesPerVersion, versions, requests, versionsPerLook } = parts;
    return {
        capture: versions + newlyProved / pagesPerVersion,
        refresh: requests * versionsPerLook,
    };
}
