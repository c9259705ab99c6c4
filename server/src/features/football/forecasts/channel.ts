/** Told after estimates were written: the editions whose projections are new, or nothing where everything is. */
export const FORECASTS_CHANNEL = 'forecasts'
