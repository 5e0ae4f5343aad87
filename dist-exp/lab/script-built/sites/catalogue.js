// Every client, and as many different sites of them as are asked for.
import { instant } from "#model/index.js";
import { pick, stream, uniform } from "../../living-site/generate/chance.js";
import { COMPONENT_CLIENTS } from "./clients/components.js";
import { MARKUP_CLIENTS } from "./clients/markup.js";
import { MEANS_CLIENTS } from "./clients/means.js";
import { SETTING_CLIENTS } from "./clients/settings.js";
import { createScriptSite } from "./create-site.js";
import { SITE_NOISES } from "./script-site.js";
/** One for each framework and each way to come by content. */
export const CLIENTS = [
    ...COMPONENT_CLIENTS,
    ...MARKUP_CLIENTS,
    ...MEANS_CLIENTS,
    ...SETTING_CLIENTS,
];
const HOUR_MS = 3_600_000;
/** One site of each client, without noise, that changes about every ten minutes. */
export function scriptSites(options) {
    const usual = { noise: "none", meanGapMs: HOUR_MS / 6, livesMs: 24 * HOUR_MS };
    return CLIENTS.map((client, number) => createScriptSite({ ...planOf(options, client, number), ...usual }));
}
/** Variants: clients in turn, with noise and a pace of life by chance, from every few seconds to once a day. */
export function scriptSiteVariants(options, count) {
    return Array.from({ length: count }, (_, number) => {
        const chance = stream(options.seed, `variant ${number}`);
        const noise = pick(chance, SITE_NOISES);
        const meanGapMs = Math.round(5000 * Math.exp(uniform(chance, 0, Math.log((24 * HOUR_MS) / 5000))));
        const client = CLIENTS[number % CLIENTS.length];
        const plan = planOf(options, client, number);
        return createScriptSite({ ...plan, noise, meanGapMs, livesMs: 200 * meanGapMs });
    });
}
function planOf({ seed, startAt, files, originsOf = madeUpOrigins }, client, number) {
    const origins = originsOf(client.name, number);
    return { client, origins, files, seed: seed + number, startAt: instant(startAt) };
}
function madeUpOrigins(name, number) {
    const host = `${name.replaceAll(/[^a-z]/g, "")}${number}.example`;
    return { own: `https://${host}`, other: `https://api.${host}` };
}
