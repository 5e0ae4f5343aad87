// Groups of readers, each with a token of its own: rules of access may name them.
import { UsageError } from "#errors.js";
import { PUBLIC_GROUP } from "#model/index.js";
import { sameToken } from "./access-token.js";
const LEAST_TOKEN_CHARS = 16;
const MOST_GROUPS = 50;
/** Refuses groups that could be taken for each other. @throws UsageError in one line, which never shows a token */
export function checkGroups(groups, token) {
    const wrong = (problem) => {
        throw new UsageError("USAGE", `groups of readers: ${problem}`);
    };
    if (groups.length > MOST_GROUPS)
        wrong(`more than ${MOST_GROUPS}`);
    for (const [i, group] of groups.entries()) {
        const name = JSON.stringify(group.name);
        if (!/^[\w.-]{1,64}$/.test(group.name))
            wrong(`${name} is no name: 1 to 64 letters, digits, . _ or -`);
        if (group.name === PUBLIC_GROUP)
            wrong(`${name} are those who belong to no group; choose another name`);
        if (!/^[\w.~+/=-]+$/.test(group.token) || group.token.length < LEAST_TOKEN_CHARS)
            wrong(`the token of ${name} needs at least ${LEAST_TOKEN_CHARS} letters, digits or . ~ + / = - _`);
        const others = groups.slice(0, i);
        if (others.some((other) => other.name === group.name))
            wrong(`${name} is named twice`);
        if (token === group.token || others.some((other) => sameToken(other.token, group.token)))
            wrong(`${name} has the token of others: what it opens must be told from it`);
    }
}
/** Refuses a token of those who manage that readers could have, or guess. @throws UsageError which never shows a token */
export function checkManageToken(token, others) {
    const wrong = (problem) => {
        throw new UsageError("USAGE", `the token of those who manage ${problem}`);
    };
    if (!/^[\w.~+/=-]+$/.test(token) || token.length < LEAST_TOKEN_CHARS)
        wrong(`needs at least ${LEAST_TOKEN_CHARS} letters, digits or . ~ + / = - _`);
    if (others.some((other) => other !== null && sameToken(other, token)))
        wrong("is a token of readers: whoever reads could manage");
}
