// Rules about directories that rarely change together (near-miner Definition 7), made by mine, used by schedule.
export {};
