import type { ResolvedSettings } from "#config/index.js";
import type { Io } from "../io.js";
import type { OpenCluster } from "./cluster-address.js";
import type { SigningKey } from "./signing-key.js";
/** Settings of a machine that are no cluster's and no capture's. */
export declare const MACHINE_SETTINGS: readonly ["name", "dir", "sitesAtOnce", "beat", "lease", "sealAge", "warcSize", "metrics", "allowPrivate", "proxy", "ca", "maxConnections", "maxLookups", "hostsAtOnce", "browserPath", "signCert", "signKey"];
/** Their values. */
export type MachineSettings = ResolvedSettings<(typeof MACHINE_SETTINGS)[number]>;
/** Works until it is stopped. */
export declare function runWorker(settings: MachineSettings, cluster: OpenCluster, { key, io }: {
    key: SigningKey;
    io: Io;
}): Promise<void>;
