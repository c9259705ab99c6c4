/** The figures of a side of a match of which nothing was counted. */
export const NO_FIGURES = {
  possession: null,
  shots: null,
  shotsOnTarget: null,
  corners: null,
  fouls: null,
  offsides: null,
  saves: null,
  passes: null,
  passesCompleted: null,
}
