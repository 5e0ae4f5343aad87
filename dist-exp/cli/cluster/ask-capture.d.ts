import type { Command } from "commander";
import { type Site } from "#model/index.js";
import type { Agreement, Job } from "#ports/index.js";
import type { Io } from "../io.js";
import { type ClusterPlace } from "./cluster-address.js";
/** What is asked for, and how it is told of. */
export interface AskedCapture {
    readonly site: Site;
    readonly namedSeeds: number;
    readonly isDetached: boolean;
    readonly isJson: boolean;
}
/** Asks for a capture, and follows it unless told otherwise. @throws UsageError for what only a worker's keeper can say */
export declare function askCapture({ place, asked }: {
    place: ClusterPlace;
    asked: AskedCapture;
}, command: Command, io: Io): Promise<void>;
/** Puts a job into the queue, and on record who asked for it. */
export declare function addJob(agreement: Pick<Agreement, "management" | "readTime">, { kind, input, about }: {
    kind: string;
    input: Job["input"];
    about: string;
}): Promise<Job>;
