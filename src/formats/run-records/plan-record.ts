// `plan`: what the planner promised at t*, so that it can be compared with what came out.
import { parseIso, toIso, type Instant } from "#model/index.js";
import { anyNumber, type Fields } from "./fields.js";

/** A plan of the revisits; expectations are numbers of pages. */
export interface PlannedRevisits {
  readonly strategy: string;
  readonly plannedAsOf: Instant;
  readonly expectedSharp: number;
  readonly upperBound: number;
  readonly expectedAttested: number;
}

/** What a record tells of a plan, each part by itself: older files lack some. */
export type ReadPlan = { readonly [K in keyof PlannedRevisits]: PlannedRevisits[K] | null };

/** The plan as it is written when t* is fixed. */
export function planRecord(plan: PlannedRevisits): Fields {
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
export function readPlanRecord(fields: Fields): ReadPlan {
  const attested = fields["expectedAttested"];
  return {
    strategy: fields["isochron-plan"] ?? null,
    plannedAsOf: parseIso(fields["plannedAsOf"] ?? ""),
    expectedSharp: anyNumber(fields["expectedSharp"]),
    upperBound: anyNumber(fields["upperBound"]),
    expectedAttested: attested === undefined ? 0 : anyNumber(attested),
  };
}
