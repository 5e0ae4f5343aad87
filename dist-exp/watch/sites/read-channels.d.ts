import { type NewsChannel } from "#model/index.js";
import type { FaultList } from "./fault-list.js";
import type { YamlNode } from "./yaml/yaml-tree.js";
/** Reads all channels. */
export declare function readChannels(node: YamlNode, faults: FaultList): NewsChannel[];
