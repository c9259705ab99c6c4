import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { openDataQuery } from './open-data-query.ts'
import styles from './sources-card.module.css'

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'UTC' })
const number = new Intl.NumberFormat('pt-BR')

/** "Fontes e licenças": from what the open data was made, each source with its licence and its line. */
export function SourcesCard() {
  const { data } = useQuery(openDataQuery())
  const openData = data?.data
  if (!openData || openData.sources.length === 0) return null
  const { counts, dataUntil } = openData
  // A dataset may come from several repositories: it stands here once.
  const sources = [...Map.groupBy(openData.sources, ({ title }) => title).values()].map(([first]) => first!)
  return (
    <Card title="Fontes e licenças">
      <p className={styles.text} id="fontes-e-licencas">
        O futebol aberto reúne fatos de conjuntos de dados públicos: {number.format(counts['matches'] ?? 0)} jogos,{' '}
        {number.format(counts['people'] ?? 0)} pessoas e {number.format(counts['teams'] ?? 0)} times
        {dataUntil && `, até ${day.format(new Date(dataUntil))}`}. Pode haver erros: sugira correções na página de cada
        registro.
      </p>
      <ul className={styles.sources}>
        {sources.map(({ title, origin, licence, attribution }) => (
          <li key={origin}>
            <a href={origin} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            <span>{licence}</span>
            {attribution && <p lang="en">{attribution}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
