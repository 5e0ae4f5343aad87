// By which rules a capture decoded contents: whoever reads them by others reads other contents.
import { CONTENT_RULES, limitsBy } from "#formats/index.js";
/** The rules that the settings name; a name that is not known here is false, since nothing can be recomputed by it. */
export function checkContentRules({ settings }, lines) {
    const { contentRules } = settings;
    if (contentRules !== undefined && contentRules !== CONTENT_RULES)
        lines.add("settings.contentRules", `the rules for content, ${JSON.stringify(contentRules)}, are not known here`);
    return limitsBy(contentRules);
}
