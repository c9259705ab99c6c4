import type { RecordForm } from '@meio-campo/contract'
import type { ComponentType } from 'react'
import type { RecordNoun } from '../form/record-noun.ts'
import { EditionTab } from '../../edition-structure/edition-tab.tsx'
import { HistoryTab } from '../../history/history-tab.tsx'
import { DeductionsTab } from '../parts/deductions-tab.tsx'
import {
  AbsencesTab,
  ChampionsTab,
  CoachSpellsTab,
  CoachTitlesTab,
  CompetitionRightsTab,
  SquadTab,
  StreamingRightsTab,
  TeamTitlesTab,
  TransfersTab,
} from '../parts/part-tabs.tsx'
import { DataTab } from './data-tab.tsx'

/** The records whose settings have a page. */
export type SettledNoun = Extract<RecordNoun, 'team' | 'coach' | 'streaming' | 'confederation' | 'competition'>

export interface SettingsTabProps {
  readonly noun: SettledNoun
  readonly record: RecordForm
}

export interface SettingsTab {
  /** In the address: `?aba=dados`. */
  readonly id: string
  readonly label: string
  readonly body: ComponentType<SettingsTabProps>
  /** Only for who may change it. */
  readonly adminOnly?: true
}

const data: SettingsTab = { id: 'dados', label: 'Dados', body: DataTab }
const history: SettingsTab = { id: 'historico', label: 'Histórico', body: HistoryTab }
const part = (id: string, label: string, body: SettingsTab['body']): SettingsTab => ({
  id,
  label,
  body,
  adminOnly: true,
})

/** What can be edited about a record, tab by tab. The first one needs no `aba` in the address. */
const tabs: Readonly<Record<SettledNoun, readonly [SettingsTab, ...SettingsTab[]]>> = {
  team: [
    data,
    part('elenco', 'Elenco', SquadTab),
    part('transferencias', 'Transferências', TransfersTab),
    part('titulos', 'Títulos', TeamTitlesTab),
    part('desfalques', 'Desfalques', AbsencesTab),
    history,
  ],
  coach: [data, part('passagens', 'Passagens', CoachSpellsTab), part('titulos', 'Títulos', CoachTitlesTab), history],
  streaming: [data, part('direitos', 'Direitos', StreamingRightsTab), history],
  confederation: [data, history],
  competition: [
    data,
    part('edicao', 'Edição', EditionTab),
    part('campeoes', 'Campeões', ChampionsTab),
    part('transmissao', 'Transmissão', CompetitionRightsTab),
    part('punicoes', 'Punições', DeductionsTab),
    history,
  ],
}

export function tabsOf(noun: SettledNoun, admin: boolean): readonly [SettingsTab, ...SettingsTab[]] {
  const [first, ...rest] = tabs[noun]
  return [first, ...rest.filter(({ adminOnly }) => admin || !adminOnly)]
}
