// What was done to a document by order while it was captured, step by step, for those who look at it now.
import { replayPath } from "#access/index.js";
import { parsePageUrl } from "#model/index.js";
import { apart, link } from "./markup.js";
import { stepPicturePath } from "./step-pictures.js";
/** So many requests of a step are named. */
const MOST_NAMED = 20;
/** A list below the panel's table; nothing where nothing was done. */
export function stepsMarkup({ steps = [], at, stepPictures }, { prefix }) {
    if (steps.length === 0)
        return "";
    const named = (text) => {
        const [, method = "", address = ""] = /^([A-Z]+) (\S+)$/.exec(text) ?? [];
        const url = method === "GET" ? parsePageUrl(address) : null;
        return url === null ? apart(text) : link(replayPath(prefix, { url, at }), apart(text));
    };
    const pictured = (name) => stepPictures?.names.includes(name)
        ? link(`${prefix}${stepPicturePath(stepPictures, name)}`, apart(name))
        : apart(name);
    const items = steps.map((step) => item(step, { named, pictured }));
    return (`<h2>What was done to this page when it was captured</h2><p class="faint">It is shown here as it was before. ` +
        `What was asked for with a secret is shown to nobody.</p><ol>${items.join("")}</ol>`);
}
function item({ step, end, requests, wentTo, pictures }, { named, pictured }) {
    const more = requests.length > MOST_NAMED ? ` and ${requests.length - MOST_NAMED} more` : "";
    const asked = requests.slice(0, MOST_NAMED).map(named).join(", ");
    const words = [
        ...(end === "done" ? [] : [apart(end)]),
        ...(wentTo === null ? [] : [`went to ${named(`GET ${wentTo}`)}`]),
        ...(asked === "" ? [] : [`asked for ${asked}${more}`]),
        ...(pictures.length === 0 ? [] : [`picture ${pictures.map(pictured).join(", ")}`]),
    ];
    return `<li>${apart(step)}${words.length === 0 ? "" : `<br><small>${words.join("; ")}</small>`}</li>`;
}
