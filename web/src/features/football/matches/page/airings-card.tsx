import type { Airing, Match } from '@meio-campo/contract'
import { IconExternalLink } from '@tabler/icons-react'
import { Card } from '../../../../components/card.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import styles from '../../pieces/streamings/right-list.module.css'
import { stageOf } from '../../pieces/matches/match-stage.ts'

/** The broadcasters of the match, and where they can be watched. */
export function AiringsCard({ match }: { readonly match: Match }) {
  const { airings } = match
  return (
    <Card title={stageOf(match) === 'finished' ? 'Onde passou' : 'Onde assistir'} flush={airings.length > 0}>
      {airings.length > 0 ? (
        <ul>
          {airings.map((airing) => (
            <li key={airing.streaming.id} className={styles.right}>
              <div className={styles.words}>
                <TextLink to="/streamings/$id" params={{ id: airing.streaming.id }}>
                  {airing.streaming.name}
                </TextLink>
                <MetaLine>{regionWords(airing)}</MetaLine>
              </div>
              {airing.url && (
                <a className={styles.site} href={airing.url} target="_blank" rel="noreferrer">
                  Abrir
                  <HiddenText>{` ${airing.streaming.name} (em outra aba)`}</HiddenText>
                  <IconExternalLink size={15} stroke={1.75} aria-hidden />
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Transmissão ainda não conhecida">Quando alguém confirmar, aparece aqui.</EmptyState>
      )}
    </Card>
  )
}

function regionWords({ statesIncluded, statesExcluded }: Airing): string {
  if (statesIncluded.length > 0) return `Só em ${statesIncluded.join(', ')}`
  return statesExcluded.length > 0 ? `Em todo o Brasil, menos ${statesExcluded.join(', ')}` : 'Em todo o Brasil'
}
