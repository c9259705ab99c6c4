/**
 * The phase of matches for which no source states groups or rounds. It has no meaning, so it is not shown with a match.
 */
export const UNSTATED_PHASE = 'Jogos'
