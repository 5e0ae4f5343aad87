/** Numbers the versions; a record whose digest is not known may be any, so it is one of its own. */
export function pageVersions(mementos) {
    let versions = 0;
    const numbers = mementos.map(({ entry }, i) => {
        const before = mementos[i - 1]?.entry;
        const isSameVersion = before !== undefined &&
            entry.digest !== null &&
            before.digest === entry.digest &&
            before.status === entry.status;
        return isSameVersion ? versions : ++versions;
    });
    return { mementos, numbers, versions };
}
/** The neighbours of a memento, each `null` where that is where one is already. */
export function versionNeighbours({ mementos, numbers }, at) {
    const own = numbers[at];
    const other = (index) => (index < 0 || index === at ? null : mementos[index]);
    return {
        first: other(0),
        previous: other(numbers.findLastIndex((number, i) => i < at && number !== own)),
        next: other(numbers.findIndex((number, i) => i > at && number !== own)),
        last: other(mementos.length - 1),
    };
}
