import { Gates } from "#frontier/index.js";
/** A world on these ports, with gates of its own. */
export function makeWorld(ports) {
    const { clock } = ports;
    return { gates: new Gates(clock), logger: { log: () => undefined }, software: "isochron", ...ports };
}
