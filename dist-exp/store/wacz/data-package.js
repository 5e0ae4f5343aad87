// datapackage.json of any tool, as far as it can be believed.
import { z } from "zod";
/** More than any honest package describes. */
export const MAX_DATAPACKAGE_BYTES = 64 * 1024 * 1024;
const dataPackage = z.object({
    profile: z.string().optional(),
    wacz_version: z.string().optional(),
    resources: z.array(z.object({
        path: z.string(),
        hash: z.string().optional(),
        bytes: z.number().int().nonnegative().optional(),
    })),
});
/** Reads it; says what is wrong when it cannot. */
export function parseDataPackage(text) {
    try {
        const parsed = dataPackage.safeParse(JSON.parse(text));
        if (parsed.success)
            return parsed.data;
        const [issue] = parsed.error.issues;
        return { problem: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not as expected"}` };
    }
    catch {
        return { problem: "not JSON" };
    }
}
