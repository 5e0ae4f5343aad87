// Why nobody can listen where they were told to, in a line that says what to do.
import { UsageError } from "#errors.js";
const NOT_TO_BE_HAD = {
    EACCES: "this user may not; ports from 1024 on are free to all",
    EADDRNOTAVAIL: "this machine has no such address",
    ENOTFOUND: "there is no host of this name",
};
/** The error to throw; faults that no user can mend pass through. */
export function cannotListen(host, port, error) {
    const why = NOT_TO_BE_HAD[error.code ?? ""];
    if (why === undefined)
        return error;
    return new UsageError("USAGE", `cannot listen on ${host}, port ${port}: ${why}`, { cause: error });
}
