import { directoriesOfPages } from "./directory-tree.js";
import { treeMap } from "./tree-map.js";
/** Few areas need no screen of their own. */
const [LEAST_HEIGHT, TALLEST, HEIGHT_PER_AREA] = [130, 420, 36];
/** Whether the chart would show a difference between directories; if not, a sentence says more. */
export function isHeatTelling(directories) {
    return directories.length > 1 && directories.some(({ differing }) => differing > 0);
}
/** The tree map as an SVG string; the smallest of very many directories are put together. */
export function changeHeat(pages, widthPx) {
    return drawHeat(directoriesOfPages(pages).heat, widthPx);
}
/** Draws directories that were counted already. */
export function drawHeat(directories, widthPx) {
    const heightPx = Math.min(TALLEST, LEAST_HEIGHT + HEIGHT_PER_AREA * directories.length);
    const size = { heightPx, ...(widthPx !== undefined && { widthPx }) };
    return treeMap("Pages that differed, by directory", directories.map(areaOf), size);
}
/** The root of the share: one page of a hundred is to be seen too. */
function areaOf({ name, pages, differing }) {
    const detail = `${differing} of ${pages} differed`;
    return { name, size: pages, shade: Math.sqrt(differing / pages), detail };
}
