import { mailWay } from "./mail-way.js";
import { webhookWay } from "./webhook-way.js";
/** The ways, with what they need of the world. */
export function newsWays(means) {
    return { webhook: webhookWay(means), mail: mailWay(means) };
}
