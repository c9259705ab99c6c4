import { dateFormat, dotted, numberFormat } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { termsWords } from '../connections/terms-words.ts'
import { datasetsQuery } from '../runs/import-queries.ts'
import { openDataQuery } from './open-data-query.ts'
import styles from './sources-card.module.css'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const number = numberFormat()

/** "Fontes e licenças": every source of what is shown, with its licence, its line and whether it may be passed on. */
export function SourcesCard() {
  const { data } = useQuery(openDataQuery())
  const datasets = useQuery(datasetsQuery()).data?.data ?? []
  const openData = data?.data
  // The sources of the data that is here, in the order of trust; what was put in by hand needs no licence.
  const sources = datasets
    .filter(({ licence, attribution }) => licence !== null || attribution !== null)
    .map((dataset) => ({ ...dataset, origin: openData?.sources.find(({ title }) => title === dataset.title)?.origin }))
  if (sources.length === 0) return null
  const { counts = {}, dataUntil = null } = openData ?? {}
  return (
    <Card title="Fontes e licenças">
      <p className={styles.text} id="fontes-e-licencas">
        O futebol aberto reúne fatos de conjuntos de dados públicos: {number.format(counts['matches'] ?? 0)} jogos,{' '}
        {number.format(counts['people'] ?? 0)} pessoas e {number.format(counts['teams'] ?? 0)} times
        {dataUntil && `, até ${day.format(new Date(dataUntil))}`}. Pode haver erros: sugira correções na página de cada
        registro.
      </p>
      <ul className={styles.sources}>
        {sources.map(({ id, title, origin, licence, attribution, ...terms }) => (
          <li key={id}>
            {origin ? (
              <a href={origin} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <b>{title}</b>
            )}
            <span>{dotted(licence, termsWords(terms))}</span>
            {attribution && <p lang="en">{attribution}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
