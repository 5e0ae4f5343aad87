// The lab: clocks and sites for experiments, tests and the demo.
export { VirtualClock } from "./clock/virtual-clock.js";
export { AcceleratedClock } from "./clock/accelerated-clock.js";
export { fetcherBy, WrongClock, type ClockFault } from "./clock/wrong-clock.js";
export {
  createHistorySite,
  createLivingSite,
  type LivingSiteOptions,
} from "./living-site/create-living-site.js";
export { TRUTH_PATH, type LivingSite } from "./living-site/living-site.js";
export { startLivingSite, type RunningSite, type StartOptions } from "./living-site/answer/http-server.js";
export {
  SimulatedFetcher,
  simulateLivingSite,
  type Simulation,
  type SimulationOptions,
} from "./living-site/answer/simulated-fetcher.js";
export { requestMessage } from "./living-site/answer/request-message.js";
export type { PresetName } from "./living-site/presets.js";
export type { Truth, TruthAnswer, TruthPage, TruthVersion } from "./living-site/truth/truth.js";
export type { HistoryOptions } from "./living-site/history/replay.js";
export {
  claimsOf,
  judge,
  measureClaim,
  type Claim,
  type ClaimedLook,
  type ExcuseKind,
  type Fault,
  type JudgedClaim,
  type Judgement,
  type WordOutcome,
} from "./judge/index.js";
export { readHistoryColumns } from "./histories/read-history.js";
export { mineInputOfHistory } from "./histories/mine-history.js";
export { historyOfTold } from "./histories/told-history.js";
export { memoryArchive } from "./paired/memory-archive.js";
export {
  captureAgainAndAgain,
  pairedCaptures,
  type PairedResult,
  type PairedSite,
  type Recaptured,
} from "./paired/paired-captures.js";
export { replayedViews, type ViewTally } from "./paired/replayed-views.js";
export { historySite, mixedSites, type HistoryStretch } from "./paired/mixed-sites.js";
export {
  EXPERIMENTS,
  type Experiment,
  type ExperimentOptionName,
  type ExperimentOptions,
  type ExperimentOutcome,
} from "./experiments/index.js";
export { oddResponse, type OddResponse } from "./hostile/odd-responses.js";
export { HOSTILITIES } from "./hostile/connections.js";
export { MALICIOUS_LINKS, PRIVATE, RESOLVED } from "./hostile/private-addresses.js";
export { HOSTILE_LIMITS, hostileSuite, type Hostile } from "./hostile/suite.js";
export { startWireServer, type Behaviour, type WireServer } from "./hostile/wire-server.js";
export {
  CHUNKED,
  flooding,
  html,
  OK,
  saying,
  stopDripping,
  type Hostility,
  type Prepared,
} from "./hostile/wire-words.js";
export {
  FEATURE_GROUPS,
  featureLines,
  startFeatureServer,
  type Feature,
  type FeatureServer,
} from "./script-built/index.js";
export {
  CLIENTS as SITE_CLIENTS,
  scriptSites,
  scriptSiteVariants,
  SHARED_SOURCES,
  SITE_NOISES,
  startScriptSite,
  withoutNoise,
  type CatalogueOptions,
  type Client as SiteClient,
  type ClientFiles,
  type RunningScriptSite,
  type ScriptPage,
  type ScriptSite,
  type SiteAnswer,
  type SiteNoise,
  type SiteOrigins,
  type SiteRequest,
} from "./script-built/sites/index.js";
