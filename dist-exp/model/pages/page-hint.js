/** All of them, the most restless first. */
export const CHANGE_FREQS = [
    "always",
    "hourly",
    "daily",
    "weekly",
    "monthly",
    "yearly",
    "never",
];
