import type { Source } from "../source.js";
import { type DirectoryRequest, type FilesWorld } from "./directory-source.js";
export type { FilesWorld } from "./directory-source.js";
/** Opens them by what stands at the path. @throws UsageError when nothing of use does */
export declare function openFilesSource(request: DirectoryRequest, world: FilesWorld): Promise<Source>;
