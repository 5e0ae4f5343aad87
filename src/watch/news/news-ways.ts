// All ways by which news are brought.
import type { NewsWays } from "./news-desk.js";
import { mailWay, type MailMeans } from "./mail-way.js";
import { webhookWay, type WebhookMeans } from "./webhook-way.js";

/** The ways, with what they need of the world. */
export function newsWays(means: WebhookMeans & MailMeans): NewsWays {
  return { webhook: webhookWay(means), mail: mailWay(means) };
}
