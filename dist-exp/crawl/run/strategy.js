// The strategy of a capture by its name; an unknown name is the user's to correct.
import { UsageError } from "#errors.js";
import { LIVE_STRATEGIES, liveStrategyByName } from "#schedule/index.js";
/** The live strategy of that name; throws a usage error that lists the names there are. */
export function strategyNamed(name) {
    const strategy = liveStrategyByName(name);
    if (strategy)
        return strategy;
    const names = LIVE_STRATEGIES.map((known) => known.name).join(", ");
    throw new UsageError("USAGE", `unknown strategy ${JSON.stringify(name)}; there are: ${names}`);
}
