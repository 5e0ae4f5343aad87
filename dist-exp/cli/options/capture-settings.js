/** Settings that say what a capture does, beside its selection and its manners. */
export const TASK_SETTINGS = [
    "delay",
    "strategy",
    "maxPages",
    "threshold",
    "timestampUrl",
    "clockError",
    "passes",
    "maxRequests",
    "deadline",
    "conditionalAbove",
    "attested",
    "keepBoth",
    "ownBodies",
    "browser",
    "viewport",
    "maxRequestsPerPage",
    "behaviours",
];
/** As the capture keeps them. */
export function captureSettings({ settings, selection, manners, steps }) {
    const { delay: delayMs, strategy, maxPages, threshold, passes, timestampUrl, conditionalAbove } = settings;
    return {
        delayMs,
        strategy,
        maxPages,
        threshold,
        ...(timestampUrl === "" ? {} : { timestampUrl }),
        ...(settings.clockError === null ? {} : { clockErrorMs: settings.clockError }),
        passes,
        ...(conditionalAbove === null ? {} : { conditionalAbove }),
        ...(settings.attested ? { attested: true } : {}),
        ...(settings.keepBoth ? { keepBoth: true } : {}),
        ...(settings.ownBodies ? { ownBodies: true } : {}),
        manners,
        browser: { ...browserSettings(settings), ...(steps.length > 0 && { steps }) },
        budget: budgetOf(settings),
        ...selection,
    };
}
/** Only what is limited is kept with the capture. */
export function budgetOf(settings) {
    const { maxRequests, deadline } = settings;
    return {
        ...(maxRequests === null ? {} : { maxRequests }),
        ...(deadline === null ? {} : { deadlineMs: deadline }),
    };
}
function browserSettings({ browser: mode, viewport, maxRequestsPerPage, behaviours, }) {
    const [viewWidth = 0, viewHeight = 0] = viewport.split("x").map(Number);
    return { mode, viewWidth, viewHeight, maxRequestsPerPage, behaviours };
}
