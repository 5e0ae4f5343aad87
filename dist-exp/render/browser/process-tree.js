// The browser's processes, as Linux tells of them (proc(5)): who came from whom, and what each holds
// and uses.
import { readdir, readFile } from "node:fs/promises";
const PAGE_BYTES = 4_096;
/** Linux counts in hundredths of a second wherever Chromium runs (USER_HZ, time(7)). */
const TICK_MS = 10;
/** The line of /proc/PID/stat; the name in it may hold spaces and brackets, so it is read from its last bracket on. */
export function parseStat(line) {
    const pid = Number.parseInt(line, 10);
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [state, parent, group] = fields;
    const [userTicks, systemTicks] = [fields[11], fields[12]];
    const startedAt = fields[19];
    const pages = fields[21];
    if (state === undefined || pages === undefined || startedAt === undefined || Number.isNaN(pid))
        return null;
    // One that has ended and is only waiting to be counted holds nothing.
    if (state === "Z")
        return null;
    return {
        pid,
        parent: Number(parent),
        group: Number(group),
        startedAt,
        residentBytes: Number(pages) * PAGE_BYTES,
        processorMs: (Number(userTicks) + Number(systemTicks)) * TICK_MS,
    };
}
/** A process, all that came from it, and all of its group; empty where the system does not tell. */
export async function processTree(root) {
    return treeOf(root, await allProcesses());
}
/** Those of a list that belong to the tree of one process. */
export function treeOf(root, all) {
    const inTree = new Set([root]);
    for (let grown = true; grown;) {
        grown = false;
        for (const one of all) {
            if (inTree.has(one.pid) || !(inTree.has(one.parent) || one.group === root))
                continue;
            inTree.add(one.pid);
            grown = true;
        }
    }
    return all.filter((one) => inTree.has(one.pid));
}
async function allProcesses() {
    if (process.platform !== "linux")
        return [];
    const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
    const read = pids.map(async (pid) => parseStat(await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "")));
    return (await Promise.all(read)).filter((one) => one !== null);
}
/** Ends them; one that has ended, or whose number another has by now, is left alone. */
export async function endProcesses(processes) {
    const now = new Map((await allProcesses()).map((one) => [one.pid, one.startedAt]));
    for (const { pid, startedAt } of processes)
        if (now.get(pid) === startedAt)
            endQuietly(pid);
}
/** SIGKILL to a process or, with a negative number, a group. */
export function endQuietly(pid) {
    try {
        process.kill(pid, "SIGKILL");
    }
    catch {
        // Gone already, which is what was wanted.
    }
}
