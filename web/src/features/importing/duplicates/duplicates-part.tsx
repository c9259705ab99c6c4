import type { DuplicateKind } from '@meio-campo/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { Card } from '../../../components/card.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useUser } from '../../../session/session-store.ts'
import { parseImportPlace } from '../runs/import-place.ts'
import { AlertsCard } from './alerts-card.tsx'
import { DuplicateQueue } from './duplicate-queue.tsx'
import type { Situation } from './duplicate-queries.ts'
import { kindWords } from './duplicate-words.ts'
import styles from './duplicates.module.css'
import { NewCompetitionsCard } from './new-competitions-card.tsx'
import { WaitingMatchesCard } from './waiting-matches-card.tsx'
import { WaitingSquadsCard } from './waiting-squads-card.tsx'

const route = getRouteApi('/settings')

const situations = [
  { value: 'abertos', label: 'A decidir' },
  { value: 'juntados', label: 'Juntados' },
  { value: 'separados', label: 'Separados' },
] as const

/** Pairs that may be one, matches and squads that were kept back, new competitions, and what does not look right: all that waits for a person's judgement. */
export function DuplicatesPart() {
  const {
    pares: situation = 'abertos',
    registros: kind,
    espera,
    elencos,
    alertas,
  } = parseImportPlace(route.useSearch())
  const admin = useUser()?.admin ?? false
  const navigate = route.useNavigate()
  const id = useId()
  const go = (to: { situation?: Situation; kind?: DuplicateKind | undefined }) => {
    const next: { situation: Situation; kind: DuplicateKind | undefined } = { situation, kind, ...to }
    void navigate({
      search: {
        aba: 'importacoes',
        parte: 'duplicados',
        ...(next.situation !== 'abertos' && { pares: next.situation }),
        ...(next.kind !== undefined && { registros: next.kind }),
        ...(espera && { espera }),
        ...(elencos && { elencos }),
        ...(alertas && { alertas }),
      },
      replace: true,
    })
  }
  return (
    <>
      <Card title="Possíveis duplicados" flush>
        <ListTools list="settings/duplicados">
          <Segmented
            label="Quais pares"
            choices={situations}
            value={situation}
            onChange={(value) => go({ situation: value })}
          />
          <label className={styles.kind} htmlFor={id}>
            <span>Tipo</span>
            <select
              id={id}
              className={fieldStyles.input}
              value={kind ?? ''}
              onChange={({ currentTarget: { value } }) =>
                go({ kind: value === '' ? undefined : (value as DuplicateKind) })
              }
            >
              <option value="">Todos</option>
              {Object.entries(kindWords).map(([each, { many }]) => (
                <option key={each} value={each}>
                  {many}
                </option>
              ))}
            </select>
          </label>
        </ListTools>
        <DuplicateQueue key={`${situation} ${kind ?? ''}`} situation={situation} kind={kind} />
      </Card>
      {admin && <WaitingMatchesCard />}
      {admin && <WaitingSquadsCard />}
      {admin && <NewCompetitionsCard />}
      {admin && <AlertsCard />}
    </>
  )
}
