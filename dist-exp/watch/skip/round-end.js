import { DELETED, INSERTED, UPDATED } from "#model/index.js";
import { LOT_SHARE } from "./delivered-recall.js";
/** Counts a round as the closed loop of the lab counts its weeks (docs/papers/near-miner.md). */
export function lessonsOf(round) {
    const pages = [];
    const kinds = [];
    const scores = [];
    const weights = [];
    const tally = { found: 0, byLot: 0, lots: 0 };
    for (const [page, finding] of round.findings) {
        const kind = kindOf(round.forecast.memory.alive[page] === 1, finding);
        if (kind === null)
            continue;
        const known = kind === INSERTED ? (round.arrived.get(page) ?? -1) : page;
        const isKnown = known >= 0 && round.forecast.memory.alive[known] === 1;
        const byLot = isKnown && round.isByLot(known);
        // A change somewhere in k rounds without a look is one of this round by a k-th; one by lot stands for many.
        const part = kind === INSERTED ? 1 : 1 / round.roundsSince(page);
        pages.push(page);
        kinds.push(kind);
        // A page that came by no page's links is found whatever is skipped.
        scores.push(isKnown ? round.search.scoreOf(known) : Infinity);
        weights.push(byLot ? part / LOT_SHARE : part);
        const own = kind === INSERTED ? 1 : partInRound(round.roundsSince(page), round.chanceOf(page));
        tally.found += own;
        if (!byLot)
            continue;
        tally.byLot += own;
        tally.lots++;
    }
    return {
        changes: { pages: Int32Array.from(pages), kinds: Uint8Array.from(kinds) },
        scores,
        weights,
        tally,
    };
}
/**
 * Changes of one round that are expected where a look found the page changed after so many rounds: L changes were to
 * be expected, of which at least one came, L / (1 − e^(−L)), and they fell on all rounds alike. The threshold goes on
 * counting a k-th, as the lab does.
 */
function partInRound(rounds, chance) {
    const found = Math.min(0.999, Math.max(1e-6, chance));
    return Math.min(1, -Math.log1p(-found) / found / rounds);
}
function kindOf(wasAlive, finding) {
    if (finding === "silent")
        return null;
    if (!wasAlive)
        return finding === "gone" ? null : INSERTED;
    if (finding === "gone")
        return DELETED;
    return finding === "changed" ? UPDATED : null;
}
