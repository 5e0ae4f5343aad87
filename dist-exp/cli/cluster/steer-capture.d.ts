import { type CaptureControl, type CaptureEdit } from "#model/index.js";
import type { Io } from "../io.js";
import type { OpenCluster } from "./cluster-address.js";
/** What is wished of a capture. */
export type Wish = {
    readonly want: CaptureControl["want"];
} | {
    readonly edit: Omit<CaptureEdit, "askedAt">;
};
/** Tells the cluster; a capture that no machine has is taken up for that. @throws NOT_FOUND */
export declare function steerCapture(id: string | undefined, wish: Wish, { cluster, io }: {
    cluster: OpenCluster;
    io: Io;
}): Promise<void>;
