/** Who tells it: the owner's files, history or export, or a recorder before the server. */
export const TOLD_TIERS = ["source", "served"];
