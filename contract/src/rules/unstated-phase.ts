/** The phase of matches whose groups and rounds no source tells. It says nothing about a match, so it is not shown with one. */
export const UNSTATED_PHASE = 'Jogos'
