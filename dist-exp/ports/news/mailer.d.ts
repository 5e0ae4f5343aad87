import type { Instant, SecretSource } from "#model/index.js";
/** Who takes mail from us. */
export interface MailServer {
    /** `smtp://host:port` or `smtps://host:port`. */
    readonly url: string;
    readonly login: {
        readonly user: string;
        readonly password: string;
    } | null;
}
/** One message, in plain text and the same in HTML. */
export interface MailMessage {
    /** Without angle brackets; the same whenever the same message is sent again. */
    readonly id: string;
    readonly at: Instant;
    readonly from: string;
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    /** List-Id (RFC 2919), without angle brackets, and the list's name. */
    readonly list: {
        readonly id: string;
        readonly name: string;
    };
}
/** How sending ended; `refused` are those whom the server would not take it for. */
export type Mailed = {
    readonly kind: "sent";
    readonly refused: readonly string[];
} | {
    readonly kind: "failed";
    readonly why: string;
};
/** Sends mail; failures of server and network are values. */
export interface Mailer {
    send(message: MailMessage, server: MailServer, signal?: AbortSignal): Promise<Mailed>;
}
/** Reads a secret at the moment it is needed. @throws UsageError that says where it should have been, never its value */
export type SecretReader = (source: SecretSource) => Promise<string>;
