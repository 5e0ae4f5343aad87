export { openReplay, } from "./replay-in-process.js";
export { startServers } from "./start-servers.js";
export { listenForHubs } from "./hub/hub-listener.js";
export { listenForMetrics } from "./metrics/metrics-listener.js";
