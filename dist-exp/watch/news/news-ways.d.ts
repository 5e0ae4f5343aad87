import type { NewsWays } from "./news-desk.js";
import { type MailMeans } from "./mail-way.js";
import { type WebhookMeans } from "./webhook-way.js";
/** The ways, with what they need of the world. */
export declare function newsWays(means: WebhookMeans & MailMeans): NewsWays;
