// Many machines, one archive: a machine's clock, its leases, its work at sites. run/worker.ts is the page to read first.
export { AgreedClock } from "./clock/agreed-clock.js";
export { realTime } from "./clock/passing-time.js";
export { checkCluster } from "./check/check-cluster.js";
export { foundCluster, requireCluster } from "./facts/cluster-facts.js";
export { requireFreeName } from "./run/free-name.js";
export { GroundKeeper } from "./run/ground-keeper.js";
export { LeaseKeeper } from "./run/lease-keeper.js";
export { PassedOver } from "./run/passed-over.js";
export { Worker } from "./run/worker.js";
export { SiteLost } from "./site/site-lost.js";
export { SiteUploads } from "./site/site-uploads.js";
export { SiteWork } from "./site/site-work.js";
