const MOST_REPETITIONS = 2;
const LONGEST_CYCLE = 4;
const MOST_OF_ONE_SEGMENT = 4;
/** A run of segments three times in a row, or one segment five times. */
export const repeatingPath = {
    code: "repeating-path",
    refuse({ parsed }) {
        const segments = parsed.pathname.split("/").filter((segment) => segment !== "" && !/^\d+$/.test(segment));
        if (segments.length <= MOST_REPETITIONS)
            return null;
        for (let length = 1; length <= LONGEST_CYCLE; length++) {
            if (hasCycle(segments, length))
                return "a part of the path comes three times in a row";
        }
        const counts = new Map();
        for (const segment of segments)
            counts.set(segment, (counts.get(segment) ?? 0) + 1);
        const worst = [...counts].find(([, count]) => count > MOST_OF_ONE_SEGMENT);
        return worst ? `one segment comes ${worst[1]} times` : null;
    },
};
function hasCycle(segments, length) {
    let matching = 0;
    for (let i = length; i < segments.length; i++) {
        matching = segments[i] === segments[i - length] ? matching + 1 : 0;
        if (matching >= MOST_REPETITIONS * length)
            return true;
    }
    return false;
}
