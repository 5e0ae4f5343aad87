import type { RepositoryFacts } from "#catalogue/index.js";
import type { Archive, Clock, Logger, NewsReader, WatchMemoryReads } from "#ports/index.js";
import { type ServedCluster } from "./cluster/cluster-doors.js";
import { type ReaderGroup } from "./reader-groups.js";
import type { TimeGateStyle } from "./replay/asked.js";
import { type MomentSettings } from "./replay/moments.js";
import type { Management } from "./routes/manage.js";
import type { PackageMaker } from "./routes/capture-page.js";
import type { ExtractMaker } from "./routes/page.js";
/** How the archive is served. */
export interface ServerOptions {
    readonly archive: Archive;
    /** Loopback by default. */
    readonly host?: string;
    /** Of the UI, 8090 unless given; 0 takes any. */
    readonly port?: number;
    /** 8091 unless given; 0 takes any. */
    readonly replayPort?: number;
    /**
     * The domain under which archived sites have names of their own beyond this machine; `none` gives them none, and
     * shows pages without their scripts. `localhost` (the default) serves readers on this machine only.
     */
    readonly replayDomain?: string;
    /** How the TimeGate answers: by leading to the memento (302, the default) or by giving it (200). */
    readonly timeGate?: TimeGateStyle;
    /** What the OAI-PMH repository says of itself. */
    readonly repository?: RepositoryFacts;
    /** What answers for a moment: what is known of it (`coherent`, the default), or the record nearest to it. */
    readonly choice?: MomentSettings["choice"];
    /** How far from a wished time the TimeGate goes for twice as much that stood together; a day unless given. */
    readonly patienceMs?: number;
    /** Ports of which it is an error that they are taken; of the others the next free one of its kind is used. */
    readonly exactPorts?: readonly ("port" | "replayPort")[];
    /** Needed when the host is not loopback. */
    readonly token?: string;
    /** What those who bring its token may do beside reading; without it everybody only reads. */
    readonly management?: Management;
    /** Groups that rules of access may name, each with a token of its own; all others are `public`. */
    readonly readers?: readonly ReaderGroup[];
    /** By which embargoes end; the system's unless given. */
    readonly clock?: Pick<Clock, "now">;
    /** The built UI; the package's own unless given. */
    readonly webDir?: string;
    /** Makes proofs of single pages; without it none are offered. */
    readonly extracts?: ExtractMaker;
    /** Makes packages of captures; without it none are offered. */
    readonly packages?: PackageMaker;
    /** What a watch has to tell; without it there are no feeds. */
    readonly news?: NewsReader;
    /** What a watch remembers of its sites; without it none are told of. */
    readonly watch?: WatchMemoryReads;
    /** The machines that make what is shown; without it nothing is said of machines. */
    readonly cluster?: ServedCluster;
    /** Told of requests that failed through a fault of ours. */
    readonly logger?: Logger;
}
/** Both origins, listening. */
export interface RunningServers {
    /** Address of the UI; carries the token in its fragment, which browsers send to nobody. */
    readonly uiUrl: string;
    /** The same for those who manage; `null` where nobody does. */
    readonly manageUrl: string | null;
    /** Prefix of replay addresses: `<replayUrl>/<timestamp>/<url>`. */
    readonly replayUrl: string;
    /** The same for each group of readers. */
    readonly readers: readonly {
        readonly group: string;
        readonly uiUrl: string;
        readonly replayUrl: string;
    }[];
    /** What keeps archived pages inside, and what does not, in sentences. */
    readonly walls: readonly string[];
    /** What turned out otherwise than asked for, in sentences. */
    readonly notes: readonly string[];
    close(): Promise<void>;
}
/** Serves an archive. @throws UsageError without a token beyond loopback, PORT_TAKEN */
export declare function startServers(options: ServerOptions): Promise<RunningServers>;
