/** A place of a final table. Without a group the table is the phase's own. */
interface TablePlace {
  readonly place: number
  readonly group: string | null
  readonly phase: string
  /** Another phase has a group of the same name. */
  readonly ambiguous?: boolean
}

/** "1º do Grupo A", "2º da Chave 3", "4º de Pontos corridos". */
export function placeName({ place, group, phase, ambiguous = false }: TablePlace): string {
  const table = group ?? phase
  const name = `${place}º ${ofTable(table)}`
  return ambiguous && group !== null ? `${name} (${phase})` : name
}

function ofTable(name: string): string {
  if (/^grupo\b/i.test(name)) return `do ${name}`
  return /^(chave|fase|série|liga)\b/i.test(name) ? `da ${name}` : `de ${name}`
}

/** "Quartas de final 1"; the only tie of its round has no number. */
export function tieName(round: string | null, number: number, inRound: number): string {
  const name = round ?? 'Confronto'
  return inRound > 1 || round === null ? `${name} ${number}` : name
}

/** "Vencedor de Quartas de final 1". */
export function takenName(kind: 'winner' | 'loser', tie: string): string {
  return `${kind === 'winner' ? 'Vencedor' : 'Perdedor'} de ${tie}`
}

interface NumberedTie {
  readonly round: string | null
}

/** The names of a phase's ties, numbered inside their rounds in the order given. */
export function tieNames(ties: readonly NumberedTie[]): readonly string[] {
  const inRound = Map.groupBy(ties, ({ round }) => round)
  return ties.map((tie) => {
    const own = inRound.get(tie.round)!
    return tieName(tie.round, own.indexOf(tie) + 1, own.length)
  })
}
