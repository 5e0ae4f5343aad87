// The few commands and events of the DevTools protocol that are used, as far as they are used.
export {};
