/** After a name: ", 21 gols"; nothing where nobody counted. */
export function scorerWords(goals: number | null): string {
  if (goals === null) return ''
  return goals === 1 ? ', 1 gol' : `, ${goals} gols`
}
