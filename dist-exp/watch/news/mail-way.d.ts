import type { Mailer, SecretReader } from "#ports/index.js";
import type { NewsWay } from "./news-desk.js";
/** What mail needs of the world. */
export interface MailMeans {
    readonly mailer: Mailer;
    readonly secrets: SecretReader;
    /** Address of the reading room. */
    readonly room: string;
}
/** Brings news by mail. */
export declare function mailWay({ mailer, secrets, room }: MailMeans): NewsWay<"mail">;
