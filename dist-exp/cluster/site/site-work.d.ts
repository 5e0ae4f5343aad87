import type { Job } from "#ports/index.js";
import type { WorkGround } from "../run/ground-keeper.js";
import type { HeldLease } from "../run/lease-keeper.js";
import type { WorkEnd, WorkPorts, WorkWatcher } from "./work-ports.js";
/** A job at a site that this machine has. */
export declare class SiteWork {
    #private;
    constructor(ports: WorkPorts, ground: WorkGround, { job, lease }: {
        job: Job;
        lease: HeldLease;
    });
    get backlogBytes(): number;
    /** Works until the job has ended or the site is lost; nothing of it stays on this machine. @throws SiteLost */
    run(watcher: WorkWatcher): Promise<WorkEnd>;
}
