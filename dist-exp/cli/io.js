// What a command may touch: given in, so that commands run in tests without a process of their own.
export {};
