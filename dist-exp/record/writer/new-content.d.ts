import type { VersionIdentity } from "#model/index.js";
import type { Frame, FrameContent } from "../relay/index.js";
/** A content that may be kept. */
export interface KeepableContent {
    readonly kind: "content";
    readonly identity: string;
    /** Head and body. */
    readonly bytes: Buffer;
    readonly leftOut: string | null;
}
/** A content with its identity, or why there is none. */
export type NewContent = KeepableContent | {
    readonly kind: "none";
    readonly why: "undecodable" | "secret-answer";
};
/** Reads what a frame brings. */
export declare function newContent({ body }: Pick<Frame, "body">, { head, leftOut, secrets }: FrameContent): NewContent;
/** What makes a version, in one line. */
export declare function identityLine({ status, location, contentType, contentDigest }: VersionIdentity): string;
