export type { ReaderGroup } from "./reader-groups.js";
export { openReplay, type CarriedAnswer, type CarriedRequest, type ReplayInProcess, } from "./replay-in-process.js";
export type { Management } from "./routes/manage.js";
export type { ServedCluster } from "./cluster/cluster-doors.js";
export type { DeskAnswer, SaidKeys, WatchDesk } from "./watch/watch-desk.js";
export { startServers, type RunningServers, type ServerOptions } from "./start-servers.js";
export { listenForHubs, type HubListener } from "./hub/hub-listener.js";
export { listenForMetrics, type MetricsListener } from "./metrics/metrics-listener.js";
export type { Metric } from "./metrics/metric-text.js";
