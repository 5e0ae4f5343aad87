import { readerView } from "./reader-view.js";
/** The cluster for those from whom nothing is kept. */
export function wholeCluster(read) {
    return {
        async look() {
            const state = await read();
            return { at: state.at, machines: state.machines.map(outlineOf), whole: state };
        },
    };
}
/** Wraps a cluster. */
export function readerCluster(read, rules, reader) {
    const view = readerView(rules, reader);
    const whole = wholeCluster(read);
    return {
        async look() {
            const { isOpen } = await view.judge();
            const told = await whole.look();
            return isOpen ? told : { ...told, whole: null };
        },
    };
}
function outlineOf({ name, software, startedAt, seenAt, isDraining }) {
    return { name, software, startedAt, seenAt, isDraining };
}
