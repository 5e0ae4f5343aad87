// Values on their way into a YAML text.
import { Document } from "yaml";
/** A text, list or map in one line, with quotation marks where they are needed. */
export function yamlText(value) {
    const document = new Document(value, { schema: "failsafe" });
    const text = document.toString({ collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 });
    return text.trimEnd();
}
