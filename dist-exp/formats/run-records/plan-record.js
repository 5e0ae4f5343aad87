// `plan`: what the planner promised at t*, so that it can be compared with what came out.
import { parseIso, toIso } from "#model/index.js";
import { anyNumber } from "./fields.js";
/** The plan as it is written when t* is fixed. */
export function planRecord(plan) {
    const { strategy, plannedAsOf, expectedSharp, upperBound, expectedAttested } = plan;
    return {
        "isochron-plan": strategy,
        plannedAsOf: toIso(plannedAsOf),
        expectedSharp: String(expectedSharp),
        upperBound: String(upperBound),
        ...(expectedAttested > 0 ? { expectedAttested: String(expectedAttested) } : {}),
    };
}
/** What is told of a plan. */
export function readPlanRecord(fields) {
    const attested = fields["expectedAttested"];
    return {
        strategy: fields["isochron-plan"] ?? null,
        plannedAsOf: parseIso(fields["plannedAsOf"] ?? ""),
        expectedSharp: anyNumber(fields["expectedSharp"]),
        upperBound: anyNumber(fields["upperBound"]),
        expectedAttested: attested === undefined ? 0 : anyNumber(attested),
    };
}
