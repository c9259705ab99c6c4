// What the files of the South American cups say wrongly, settled by hand: each entry is a fact of that season and
// nothing else. They call two clubs of one edition `River Plate (URU)`, and one of the two is another country's.

interface Mistake {
  readonly name: string
  /** The country that the file gives. */
  readonly country: string
  readonly isOf: string
  readonly against: readonly string[]
}

const MISTAKES: ReadonlyMap<string, readonly Mistake[]> = new Map([
  [
    'copa_sul_americana 2014',
    [
      {
        name: 'River Plate',
        country: 'UY',
        isOf: 'AR',
        against: ['Godoy Cruz', 'Libertad', 'Estudiantes', 'Boca Juniors', 'Atlético Nacional'],
      },
    ],
  ],
  ['copa_sul_americana 2020', [{ name: 'River Plate', country: 'UY', isOf: 'PY', against: ['Deportivo Cali'] }]],
])

/** The country of the club that is really meant; null where the file is right. */
export function findMeantCountry(
  edition: string,
  team: { readonly name: string; readonly country: string | null },
  opponent: { readonly name: string },
): string | null {
  const mistake = MISTAKES.get(edition)?.find(
    ({ name, country, against }) => name === team.name && country === team.country && against.includes(opponent.name),
  )
  return mistake?.isOf ?? null
}
