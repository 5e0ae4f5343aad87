import { runningCapture } from "#study/index.js";
/** An archive has one writer: the capture that it runs. */
export function localRuns(archive) {
    return async () => {
        const running = await runningCapture(archive);
        const status = running && (await archive.catalog.runStatus.get(running.id));
        return {
            of: ({ id }) => (id === running?.id ? { status, machine: null } : null),
            hasSite: (site) => site === running?.site,
            idle: "interrupted",
        };
    };
}
