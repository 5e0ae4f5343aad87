import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the settings of a cluster to a verb that has the setting `archive` and reads it. */
export declare function readsCluster(command: Command, io: Io): Command;
/** Brings the WARC files of captures into the mirror, for verbs that read all their bytes; elsewhere they lie there. */
export declare function bringCaptures(dir: string, { site, capture }: {
    readonly site?: string | undefined;
    readonly capture?: string | undefined;
}, io: Io): Promise<void>;
/** The same for the capture in whose folder a certificate lies. */
export declare function bringCaptureOf(certificate: string, root: string, io: Io): Promise<void>;
/** The key that a certificate names, where it is the cluster's own. */
export declare function clusterKeyOf(certificate: string, root: string, io: Io): {
    readonly archiveKey?: string;
};
