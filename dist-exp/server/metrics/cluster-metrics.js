// The figures of a cluster: its machines by condition, and what each of them says of itself.
import { MACHINE_CONDITIONS } from "../cluster-schema.js";
import { gauge } from "./metric-text.js";
/** Machines, sites in hand and running captures, and of each machine its own figures. */
export function clusterMetrics(figures) {
    const reached = gauge("isochron_cluster_reached", "Whether the cluster’s database answered.", figures === null ? 0 : 1);
    if (figures === null)
        return [reached];
    const { machines, sums } = figures;
    return [
        reached,
        ...MACHINE_CONDITIONS.map((condition) => ({
            ...gauge("isochron_cluster_machines", "Machines, by condition.", sums.conditions[condition]),
            labels: { condition },
        })),
        ...told("isochron_cluster_sites", "Sites in machines’ hands.", sums.sites),
        ...told("isochron_cluster_running", "Captures that machines run.", sums.running),
        ...machines.flatMap(machineMetrics),
    ];
}
function told(name, help, value) {
    return value === null ? [] : [gauge(name, help, value)];
}
function machineMetrics({ name, load }) {
    if (load === null)
        return [];
    const labels = { machine: name };
    return [
        { ...gauge("isochron_cluster_machine_sites", "Sites in a machine’s hands.", load.sitesInAll), labels },
        ...Object.entries(load.figures).map(([figure, value]) => ({
            ...gauge(`isochron_machine_${snake(figure)}`, `What machines say of ${words(figure)}.`, value),
            labels,
        })),
    ];
}
/** `uploadBacklogBytes` as names of figures are written here: `upload_backlog_bytes`. */
function snake(name) {
    return words(name).replaceAll(" ", "_");
}
function words(name) {
    return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
