// Results with a member that may be too long to hold.
export {};
