import type { EditableKind } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isMissing } from '../../../../api/result.ts'
import { Card } from '../../../../components/card.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SectionTabs } from '../../../../components/page/section-tabs.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton.tsx'
import { NotFoundPage } from '../../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import { useDutiesLoading, useMay, useMayEdit } from '../../../../session/duties.ts'
import { useUser } from '../../../../session/session-store.ts'
import { EditionTab } from '../../edition-structure/edition-tab.tsx'
import { HistoryTab } from '../../history/record-history.tsx'
import { MergeSection } from '../../merges/merge-section.tsx'
import { NamesSection } from '../../record-names/names-section.tsx'
import { RecordDeletion } from '../form/record-deletion.tsx'
import { RecordEditor } from '../form/record-editor.tsx'
import { recordFormQuery } from '../form/record-queries.ts'
import { listAddress, recordAddress, type SettingsNoun, type SettingsTabProps } from '../inputs/record-noun.ts'
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
import { settingsLink } from './settings-link.ts'
import { SuggestionCard } from './suggestion-card.tsx'

const titles: Readonly<Record<SettingsNoun, string>> = {
  team: 'Editar time',
  coach: 'Editar técnico',
  streaming: 'Editar streaming',
  confederation: 'Configurar confederação',
  competition: 'Configurar campeonato',
}

interface Props {
  readonly noun: SettingsNoun
  readonly id: string
  /** As the address has it. */
  readonly tab: string | undefined
}

/** The settings of one record: its tabs, each with an address of its own. */
export function RecordSettingsPage({ noun, id, tab }: Props) {
  const may = useMay()
  const form = useQuery(recordFormQuery(noun, id))
  const name = form.data?.data.name
  useCrumbName(`${listAddress(noun)}/${id}`, name)
  if (!form.data && isMissing(form.error)) return <NotFoundPage />
  const tabs = tabsOf(noun, (kind) => may({ role: 'editor', kind, competition: noun === 'competition' ? id : null }))
  const current = tabs.find((one) => one.id === tab) ?? tabs[0]
  const Body = current.body
  return (
    <PageFrame
      title={titles[noun]}
      of={{ name, link: { to: recordAddress(noun, id) as NonNullable<LinkProps['to']> } }}
    >
      {tabs.length > 1 && (
        <SectionTabs
          label={titles[noun]}
          current={current.id}
          sections={tabs.map((one, index) => ({
            id: one.id,
            label: one.label,
            link: settingsLink(noun, id, index === 0 ? {} : { aba: one.id }),
          }))}
        />
      )}
      <QueryView
        query={form}
        skeleton={
          <Card>
            <SkeletonForm fields={6} />
          </Card>
        }
      >
        {/* Another record in the same place (a link between two of them) begins anew. */}
        {({ data }) => <Body key={data.id} noun={noun} record={data} />}
      </QueryView>
    </PageFrame>
  )
}

interface SettingsTab {
  /** In the address: `?aba=dados`. */
  readonly id: string
  readonly label: string
  readonly body: ComponentType<SettingsTabProps>
  /** The kind of its records; the tab is only for users who may edit them. */
  readonly edits?: string
}

const data: SettingsTab = { id: 'dados', label: 'Dados', body: DataTab }
const history: SettingsTab = { id: 'historico', label: 'Histórico', body: HistoryTab }
const part = (id: string, label: string, body: SettingsTab['body'], edits: EditableKind): SettingsTab => ({
  id,
  label,
  body,
  edits,
})

/** What can be edited about a record, tab by tab. The first one needs no `aba` in the address. */
const tabs: Readonly<Record<SettingsNoun, readonly [SettingsTab, ...SettingsTab[]]>> = {
  team: [
    data,
    part('elenco', 'Elenco', SquadTab, 'spell'),
    part('transferencias', 'Transferências', TransfersTab, 'transfer'),
    part('titulos', 'Títulos', TeamTitlesTab, 'title'),
    part('desfalques', 'Desfalques', AbsencesTab, 'absence'),
    history,
  ],
  coach: [
    data,
    part('passagens', 'Passagens', CoachSpellsTab, 'spell'),
    part('titulos', 'Títulos', CoachTitlesTab, 'title'),
    history,
  ],
  streaming: [data, part('direitos', 'Direitos', StreamingRightsTab, 'broadcastRight'), history],
  confederation: [data, history],
  competition: [
    data,
    part('edicao', 'Edição', EditionTab, 'edition'),
    part('campeoes', 'Campeões', ChampionsTab, 'title'),
    part('transmissao', 'Transmissão', CompetitionRightsTab, 'broadcastRight'),
    part('punicoes', 'Punições', DeductionsTab, 'deduction'),
    history,
  ],
}

function tabsOf(noun: SettingsNoun, mayEdit: (kind: string) => boolean): readonly [SettingsTab, ...SettingsTab[]] {
  const [first, ...rest] = tabs[noun]
  return [first, ...rest.filter(({ edits }) => edits === undefined || mayEdit(edits))]
}

/** The record's own fields, and at the end the way to remove it. */
function DataTab({ noun, record }: SettingsTabProps) {
  const router = useRouter()
  const admin = useUser()?.admin ?? false
  const mayEdit = useMayEdit(noun, noun === 'competition' ? record.id : null)
  const loading = useDutiesLoading()
  if (loading) return <SkeletonForm fields={6} />
  if (!mayEdit) return <SuggestionCard noun={noun} record={record} />
  return (
    <Card>
      <RecordEditor noun={noun} record={record} />
      <NamesSection noun={noun} record={record} />
      {admin && (
        <MergeSection
          noun={noun}
          record={record}
          onMergedAway={(kept) =>
            router.history.push(`${recordAddress(noun, kept)}/settings`, undefined, { ignoreBlocker: true })
          }
        />
      )}
      <RecordDeletion
        noun={noun}
        record={record}
        onDeleted={() => router.history.push(listAddress(noun), undefined, { ignoreBlocker: true })}
      />
    </Card>
  )
}
