import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../../components/card.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton-form.tsx'
import { MatchFactsCard } from '../../../football/pieces/matches/match-facts-card.tsx'
import { matchQuery, type MatchAddress } from '../../../football/pieces/matches/match-queries.ts'
import { SuggestionForm } from '../../suggestions/suggestion-form.tsx'
import styles from '../../suggestions/suggestion-form.module.css'
import { matchFormQuery } from './match-form-query.ts'

/** What an ordinary user finds here: what is known of the match, and a way to set it right. */
export function MatchReaderView({ address }: { readonly address: MatchAddress }) {
  const match = useQuery(matchQuery(address))
  const form = useQuery(matchFormQuery(address))
  return (
    <>
      <QueryView query={match}>{({ data }) => <MatchFactsCard match={data} />}</QueryView>
      <Card title="Sugerir correção">
        <p className={styles.intro}>
          Viu algo errado? Mude aqui e diga de onde vem a informação: nada muda até a administração aceitar.
        </p>
        <QueryView query={form} skeleton={<SkeletonForm fields={6} />}>
          {({ data }) => <SuggestionForm key={data.version} kind="match" record={data} onSent={() => undefined} />}
        </QueryView>
      </Card>
    </>
  )
}
