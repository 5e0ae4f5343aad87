// The lab's experiments by their key.
import { CLUSTER } from "./cluster/cluster.js";
import { COMPARE } from "./compare/compare.js";
import { ESTIMATORS } from "./estimators/estimators.js";
import { IMPORTANCE } from "./importance/importance.js";
import { NEAR } from "./near/near.js";
import { ONLINE } from "./online/online.js";
import { REFRESH } from "./refresh/refresh.js";
import { SHARC } from "./sharc/sharc.js";
import { SOLAR } from "./solar/solar.js";
import { SPANIOL } from "./spaniol/spaniol.js";
import { WATCH } from "./watch/watch.js";
/** In the order in which `isochron lab` lists them. */
export const EXPERIMENTS = [
    SOLAR,
    SPANIOL,
    SHARC,
    ONLINE,
    COMPARE,
    IMPORTANCE,
    NEAR,
    ESTIMATORS,
    REFRESH,
    WATCH,
    CLUSTER,
];
