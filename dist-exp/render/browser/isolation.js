// What keeps the browser from the network: interception answers its requests, but a browser opens connections of its
// own accord, too (speculation, WebRTC, updates). In an empty network namespace there is nobody to connect to.
import { execFile } from "node:child_process";
/** nobody's: it owns nothing. */
const ORDINARY_USER = 65_534;
const AS_ORDINARY_USER = [
    "setpriv",
    `--reuid=${ORDINARY_USER}`,
    `--regid=${ORDINARY_USER}`,
    "--clear-groups",
];
/** The strongest way that this machine allows. */
export async function chooseIsolation(trial = thisMachine) {
    const isRoot = trial.userId === 0;
    const plain = { kind: "proxy", wrapper: [], asUser: null, isRoot };
    if (trial.platform !== "linux")
        return plain;
    for (const way of isRoot ? waysOfRoot() : waysOfOthers())
        if (await trial.works([...way.wrapper, "true"]))
            return way;
    return plain;
}
function waysOfRoot() {
    const dropped = { asUser: ORDINARY_USER, isRoot: false };
    return [
        { kind: "namespace", wrapper: ["unshare", "-n", "--", ...AS_ORDINARY_USER, "--"], ...dropped },
        { kind: "proxy", wrapper: [...AS_ORDINARY_USER, "--"], ...dropped },
    ];
}
function waysOfOthers() {
    const wrapper = ["unshare", "-U", "--map-current-user", "-n", "--"];
    return [{ kind: "namespace", wrapper, asUser: null, isRoot: false }];
}
/** What is in force, in sentences. */
export function isolationWords(isolation, isSandboxed) {
    return [
        isolation.kind === "namespace"
            ? "The browser has no network: it runs in an empty network namespace."
            : "The browser is kept from the network by a proxy that does not exist and by its own flags, not by the system.",
        isSandboxed
            ? "Chromium's sandbox is on."
            : `Chromium's sandbox is off${isolation.isRoot ? ": it would run as root" : ": this system does not allow it"}.`,
        ...(isolation.asUser === null ? [] : [`It runs as user ${isolation.asUser}.`]),
    ];
}
const TRIAL_PATIENCE_MS = 5_000;
const thisMachine = {
    platform: process.platform,
    userId: process.getuid?.() ?? null,
    works: ([program = "", ...args]) => new Promise((resolve) => {
        execFile(program, args, { timeout: TRIAL_PATIENCE_MS }, (error) => resolve(error === null));
    }),
};
