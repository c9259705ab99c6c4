/** The figures of a match's side without any statistics. */
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
