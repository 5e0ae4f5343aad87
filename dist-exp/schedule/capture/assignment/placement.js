// Pages into slots: the problem that every optimal plan comes down to. Slot 0 is the one nearest to t*.
export {};
