// Values that files and settings are made of.
export {};
