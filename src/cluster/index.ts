// Many machines, one archive: a machine's clock, its leases, its work at sites. run/worker.ts is the page to read first.
export { AgreedClock, type AgreedClockOptions, type ClockCheck } from "./clock/agreed-clock.js";
export { realTime, type PassingTime } from "./clock/passing-time.js";
export { checkCluster, type ClusterCheck, type ClusterFault } from "./check/check-cluster.js";
export { foundCluster, requireCluster } from "./facts/cluster-facts.js";
export { requireFreeName } from "./run/free-name.js";
export { GroundKeeper, type GroundPorts, type WorkGround } from "./run/ground-keeper.js";
export type { JobWork } from "./run/job-at-work.js";
export type { TurnAtSite } from "./run/turn-at-work.js";
export { LeaseKeeper, type HeldLease, type LeaseTerms } from "./run/lease-keeper.js";
export { PassedOver } from "./run/passed-over.js";
export { Worker, type WorkerPorts, type WorkerTerms } from "./run/worker.js";
export type { WorkerFigures } from "./run/worker-figures.js";
export { SiteLost } from "./site/site-lost.js";
export { SiteUploads, type UploadPorts } from "./site/site-uploads.js";
export type { NamedContent } from "./site/site-bucket.js";
export { SiteWork } from "./site/site-work.js";
export { AgreedPlans, AgreedSites } from "./watch/agreed-plan.js";
export { TurnWork, type TurnEnded, type TurnPorts } from "./watch/turn-work.js";
export type {
  OpenedWorld,
  SitePorts,
  WorkEnd,
  WorkOpened,
  WorkPorts,
  WorkWatcher,
} from "./site/work-ports.js";
