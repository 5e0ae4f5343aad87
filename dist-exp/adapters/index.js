// Clock, chance, mail and secrets for real.
export { SystemClock } from "./system-clock.js";
export { SeededRandom } from "./seeded-random.js";
export { clockKeeping } from "./clock-keeping.js";
export { bundledRoots } from "./bundled-roots.js";
export { connectionsWithin, descriptorLimit } from "./descriptor-limit.js";
export { secretReader } from "./secret-source.js";
export { SmtpMailer } from "./smtp-mailer.js";
export { thisMachine } from "./this-machine.js";
