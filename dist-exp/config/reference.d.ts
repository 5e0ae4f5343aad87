/** docs/guide/settings.md. */
export declare function settingsReference(): string;
