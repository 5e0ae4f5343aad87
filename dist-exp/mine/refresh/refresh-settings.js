// What the refreshing mind was tuned with, in one place (docs/papers/bensaad2011.md says on what).
/** Chosen on real histories, each judged with settings chosen on the others. */
export const KNOWLEDGE_DEFAULTS = {
    neverShare: 0.2,
    steadyPeriods: 1000,
    priorLeaning: 20,
    bulkRate: 0.0001,
    bulkRateLeaning: 500,
    bulkLeaning: 2,
    patternLeaning: 20,
    hintTrust: 0.9,
};
