import { Judge } from "./judge.js";
import { rulesUnreadable } from "./withheld.js";
/** What reading for a group takes. */
export function readerView(rules, { group, clock }) {
    return {
        judge: async () => {
            const current = await rules.current().catch((error) => {
                throw rulesUnreadable(error);
            });
            return new Judge(current, { group, now: clock.now() });
        },
        collectionOf: (file) => rules.collectionOf(file),
    };
}
