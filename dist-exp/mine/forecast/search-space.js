import { neighbourhoods } from "./neighbourhoods.js";
import { SearchEvidence } from "./search-evidence.js";
import { scoreClass, SCORE_CLASSES, Strata } from "./strata.js";
/** Sorts the rows into strata. */
export function searchSpace({ memory, rows, pages, scores }) {
    const near = neighbourhoods(memory);
    const directories = memory.tree.directoryCount;
    const groupsOf = (row) => {
        const home = memory.homeOf[pages[row]];
        return {
            cohort: memory.lastChange[pages[row]],
            neighbourhood: near.of[home],
            section: near.section[home],
        };
    };
    const keyOf = (row) => {
        const { cohort, neighbourhood } = groupsOf(row);
        return (cohort * directories + neighbourhood) * SCORE_CLASSES + scoreClass(scores[row]);
    };
    const strata = new Strata({ rows, scores, keyOf });
    const firsts = Array.from({ length: strata.count }, (_, stratum) => strata.row(stratum));
    const lift = strata.liftLeft.reduce((sum, left) => sum + left, 0);
    const evidence = new SearchEvidence({ cohorts: memory.period + 1, directories, lift });
    for (let row = 0; row < rows; row++)
        evidence.count(groupsOf(row));
    const groups = firsts.map(groupsOf);
    return {
        strata,
        groups,
        cohorts: Int32Array.from(groups, ({ cohort }) => cohort),
        neighbourhoods: Int32Array.from(groups, ({ neighbourhood }) => neighbourhood),
        classes: Uint8Array.from(firsts, (row) => scoreClass(scores[row])),
        evidence,
    };
}
