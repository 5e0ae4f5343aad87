// Mean and spread of simulated figures.
/** Mean and standard deviation (n − 1 in the denominator; 0 for a single run). */
export function summarise(values) {
    const runs = values.length;
    const mean = runs === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / runs;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return { mean, deviation: runs < 2 ? 0 : Math.sqrt(squares / (runs - 1)), runs };
}
