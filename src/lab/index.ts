// The lab: clocks and sites for experiments, tests and the demo.
export { VirtualClock, type VirtualClockOptions } from "./clock/virtual-clock.js";
export { AcceleratedClock, type AcceleratedClockOptions } from "./clock/accelerated-clock.js";
export {
  createHistorySite,
  createLivingSite,
  type HistoryLivingSiteOptions,
  type LivingSiteOptions,
} from "./living-site/create-living-site.js";
export { LivingSite, TRUTH_PATH } from "./living-site/living-site.js";
export {
  serveLivingSite,
  startLivingSite,
  type RunningSite,
  type ServeOptions,
  type StartOptions,
} from "./living-site/http-server.js";
export {
  SimulatedFetcher,
  simulateLivingSite,
  type SimulatedFetcherOptions,
  type Simulation,
  type SimulationOptions,
} from "./living-site/simulated-fetcher.js";
export type { PresetName } from "./living-site/presets.js";
export type { SiteSettings, SettingsPatch } from "./living-site/settings.js";
export type { Truth, TruthPage, TruthVersion } from "./living-site/truth.js";
export type { HistoryOptions } from "./living-site/history/replay.js";
export {
  checkAgainstTruth,
  type CheckedClaim,
  type Claim,
  type ClaimOutcome,
  type TruthCheck,
} from "./living-site/check-truth.js";
export { readHistoryColumns } from "./histories/read-history.js";
export { mineInputOfHistory } from "./histories/mine-history.js";
export {
  EXPERIMENTS,
  type Experiment,
  type ExperimentOptions,
  type ExperimentOutcome,
} from "./experiments/index.js";
