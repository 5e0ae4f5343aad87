import type { Fetcher, SecretReader } from "#ports/index.js";
import type { NewsWay } from "./news-desk.js";
/** What webhooks need of the world. */
export interface WebhookMeans {
    readonly fetcher: Pick<Fetcher, "fetch">;
    readonly secrets: SecretReader;
    /** Address of the reading room. */
    readonly room: string;
}
/** Brings news to a webhook. */
export declare function webhookWay({ fetcher, secrets, room }: WebhookMeans): NewsWay<"webhook">;
/** `v1` of Standard Webhooks; a secret that begins with `whsec_` is the key in base64, any other is the key itself. */
export declare function webhookSignature(secret: string, signed: string): string;
