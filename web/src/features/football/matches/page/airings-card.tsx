import type { Airing, Match } from '@meio-campo/contract'
import { type BrazilianState, brazilianStates } from '@meio-campo/contract/rules'
import { IconExternalLink } from '@tabler/icons-react'
import { Badge } from '../../../../components/badge.tsx'
import { Card } from '../../../../components/card.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { PlainSelectFilter } from '../../../../components/list/list-tools.tsx'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { chooseOwnState, useOwnState } from '../../../../state/own-state.ts'
import styles from '../../pieces/streamings/right-list.module.css'
import { airsIn, inOwnState, isLimited } from '../../pieces/streamings/airings-in-state.ts'
import { stageOf } from '../../pieces/matches/match-stage.ts'

/** The broadcasters of the match, and where they can be watched: first those of the reader's own state. */
export function AiringsCard({ match }: { readonly match: Match }) {
  const { airings } = match
  const own = useOwnState()
  const state = airings.some(isLimited) ? own : null
  return (
    <Card
      title={stageOf(match) === 'finished' ? 'Onde passou' : 'Onde assistir'}
      flush={airings.length > 0}
      aside={airings.some(isLimited) && <OwnStateChoice state={own} />}
    >
      {airings.length > 0 ? (
        <>
          {state && !airings.some((airing) => airsIn(airing, state)) && (
            <p className={styles.nowhere}>Nenhuma das transmissões conhecidas chega a {brazilianStates[state]}.</p>
          )}
          <ul aria-label="Transmissões">
            {inOwnState(airings, state).map((airing) => (
              <AiringRow key={airing.streaming.id} airing={airing} state={state} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title="Transmissão ainda não conhecida">Quando alguém confirmar, aparece aqui.</EmptyState>
      )}
    </Card>
  )
}

const stateChoices = Object.entries(brazilianStates).map(([value, label]) => ({ value, label }))

/** Asked only where the answer matters, and kept on the device. */
function OwnStateChoice({ state }: { readonly state: BrazilianState | null }) {
  return (
    <PlainSelectFilter
      label="Seu estado"
      all="Seu estado"
      choices={stateChoices}
      value={state ?? ''}
      onChange={chooseOwnState}
    />
  )
}

function AiringRow({ airing, state }: { readonly airing: Airing; readonly state: BrazilianState | null }) {
  const reaches = state === null || airsIn(airing, state)
  return (
    <li className={styles.right} data-elsewhere={!reaches || undefined}>
      <div className={styles.words}>
        <TextLink to="/streamings/$id" params={{ id: airing.streaming.id }}>
          {airing.streaming.name}
        </TextLink>
        <MetaLine>{regionWords(airing)}</MetaLine>
      </div>
      {state && isLimited(airing) && (
        <Badge tone={reaches ? 'ok' : 'plain'}>{reaches ? `Passa em ${state}` : `Não passa em ${state}`}</Badge>
      )}
      {airing.url && (
        <a className={styles.site} href={airing.url} target="_blank" rel="noreferrer">
          Abrir
          <HiddenText>{` ${airing.streaming.name} (em outra aba)`}</HiddenText>
          <IconExternalLink size={15} stroke={1.75} aria-hidden />
        </a>
      )}
    </li>
  )
}

function regionWords({ statesIncluded, statesExcluded }: Airing): string {
  if (statesIncluded.length > 0) return `Só em ${statesIncluded.join(', ')}`
  return statesExcluded.length > 0 ? `Em todo o Brasil, menos ${statesExcluded.join(', ')}` : 'Em todo o Brasil'
}
