/** Told after estimates were written: the editions whose projections are new, or nothing where everything is. */
export const FORECASTS_CHANNEL = 'forecasts'

/** Told in their place after derived titles have changed; no edition's id has a star. */
export const TITLES_TOLD = '*titles'
