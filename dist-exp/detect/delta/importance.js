// The importance of a change: block weights and the estimator E of bensaad2011 section 3.
import { isFrame } from "../page/page-model.js";
import { OPERATION_TYPES } from "./operations.js";
/** ImpOp, declared: the paper gives no values, only that a deletion may weigh less than an insertion or update. */
const OPERATION_IMPORTANCE = {
    insert: 1,
    update: 1,
    delete: 0.8,
    move: 0.3,
};
/** What a block's role makes of its weight: the site's frame says nearly nothing about this page. */
const ROLE_FACTOR = {
    content: 1,
    aside: 0.2,
    navigation: 0.0005,
    header: 0.0005,
    footer: 0.0005,
    frame: 0.0005,
};
const IMAGE_CHARS = 60;
/** ImpBk of each block of the delta: from role, size, position, content and link density; the sum is 1. */
export function blockImportance(blocks) {
    const raw = blocks.map((block) => Math.max(rawImportance(block.before), rawImportance(block.after)));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    return raw.map((weight) => (total > 0 ? weight / total : 0));
}
function rawImportance(block) {
    if (block === null)
        return 0;
    const texts = block.elements.filter((e) => e.kind === "text" || e.kind === "title");
    const images = block.elements.filter((e) => e.kind === "image").length;
    const links = block.elements.filter((e) => e.kind === "link").length;
    const chars = texts.reduce((sum, e) => sum + e.shown.length, 0) + IMAGE_CHARS * images;
    const linkDensity = links / Math.max(1, links + texts.length);
    if (block.look)
        return ROLE_FACTOR[block.role] * lookWeight(block.look, chars) * (1 - 0.5 * linkDensity);
    const position = isFrame(block.role) ? 0 : block.position;
    // The square root keeps one long table from outweighing all else; what stands first is seen first.
    return ROLE_FACTOR[block.role] * Math.sqrt(1 + chars) * (1 - 0.5 * position) * (1 - 0.5 * linkDensity);
}
/** Of what is seen: how much, how large, how near the middle, how near the top. */
function lookWeight({ areaShare, centrality, top, seenShare }, chars) {
    return (Math.sqrt(1 + chars * seenShare) * (0.2 + Math.sqrt(areaShare)) * (0.4 + centrality) * (1 - 0.5 * top));
}
/** E = Σ_i ImpBk_i · (1 / N_Op) · Σ_j ImpOp_j · PerCh_ij, in [0, 1] and rising with every PerCh_ij. */
export function importanceE(blockWeights, shares) {
    const sum = blockWeights.reduce((total, weight, i) => {
        const inBlock = OPERATION_TYPES.reduce((s, type) => s + OPERATION_IMPORTANCE[type] * shares[i][type], 0);
        return total + weight * (inBlock / OPERATION_TYPES.length);
    }, 0);
    return Math.min(1, Math.max(0, sum));
}
/** What does not count as this page's change weighs this much of one that does: enough to be told from nothing. */
const EXCUSED_WEIGHT = 0.001;
/** Percentages of change per block. What varies by itself or was only cut elsewhere is not counted; a share never exceeds 1. */
export function changeShares(delta) {
    const counts = delta.blocks.map(() => ({
        insert: 0,
        delete: 0,
        update: 0,
        move: 0,
    }));
    for (const op of delta.operations)
        if (op.excuse !== "volatile" && op.excuse !== "recut")
            counts[op.block][op.type] += op.excuse === null ? 1 : EXCUSED_WEIGHT;
    return counts.map((count, i) => {
        const share = (type) => Math.min(1, count[type] / Math.max(1, delta.blocks[i].elements));
        return { insert: share("insert"), delete: share("delete"), update: share("update"), move: share("move") };
    });
}
