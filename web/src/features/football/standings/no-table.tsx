import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { ChampionCard } from '../pieces/champions/champion-card.tsx'

interface Props {
  readonly id: string
  readonly edition: string
  readonly hasMatches: boolean
}

const championQuery = (id: string, temporada: string) =>
  read('/api/v1/campeonatos/{id}', { params: { id }, query: { temporada, fields: 'champion,decidedIn' } })

/** Friendlies, small cups without known groups and rounds, and old editions with only a known champion. */
export function NoTable({ id, edition, hasMatches }: Props) {
  const { data } = useQuery(championQuery(id, edition))
  const { champion = null, decidedIn = null } = data?.data ?? {}
  return (
    <>
      {champion && <ChampionCard id={id} champion={champion} decidedIn={decidedIn} edition={edition} last={[]} />}
      <Card>
        <EmptyState
          title="Sem tabela para esta edição"
          action={
            <>
              {hasMatches && (
                <ButtonLink
                  variant="default"
                  to="/campeonatos/$id/jogos"
                  params={{ id }}
                  search={{ temporada: edition }}
                >
                  Ver os jogos
                </ButtonLink>
              )}
              <ButtonLink variant="default" to="/campeonatos/$id/campeoes" params={{ id }}>
                Ver os campeões
              </ButtonLink>
            </>
          }
        >
          {hasMatches
            ? `Nenhuma fonte diz os grupos ou as fases da edição ${edition}, e dos jogos não se deduz nem uma classificação nem chaves.`
            : `Nenhum jogo da edição ${edition} está nesta base.`}
        </EmptyState>
      </Card>
    </>
  )
}
