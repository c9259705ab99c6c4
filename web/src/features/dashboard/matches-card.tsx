import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'

/** Until there are matches to show, an honest word instead of invented ones. */
export function MatchesCard({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <Card title="Jogos de hoje">
      <EmptyState title="Nenhum jogo por aqui ainda">
        Quando houver jogos cadastrados, os de hoje aparecem aqui{signedIn && ', os do seu time primeiro'}.
      </EmptyState>
    </Card>
  )
}
