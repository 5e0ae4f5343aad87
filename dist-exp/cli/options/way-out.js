import { parseProxy, parseTrustedRoots } from "#fetch/index.js";
import { readSmall } from "./small-file.js";
/** The settings as a fetcher takes them. @throws UsageError in one line that shows no secret */
export async function wayOutOf(settings) {
    const { allowPrivate, proxy, ca } = settings;
    return {
        allowPrivate,
        ...(proxy !== null && { proxy: parseProxy(proxy) }),
        ...(ca !== null && { roots: await readRoots(ca) }),
    };
}
async function readRoots(file) {
    const name = `--ca ${JSON.stringify(file)}`;
    return parseTrustedRoots(await readSmall(file, name), name);
}
