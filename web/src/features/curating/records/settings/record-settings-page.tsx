import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../../api/result.ts'
import { Card } from '../../../../components/card.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SectionTabs } from '../../../../components/page/section-tabs.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton-form.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { NotFoundPage } from '../../../../console/not-found/not-found-page.tsx'
import { listAddress, recordAddress } from '../form/record-noun.ts'
import { recordFormQuery } from '../form/record-queries.ts'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import { settingsLink } from './settings-link.ts'
import { tabsOf, type SettledNoun } from './settings-tabs.ts'

const titles: Readonly<Record<SettledNoun, string>> = {
  team: 'Editar time',
  coach: 'Editar técnico',
  streaming: 'Editar streaming',
  confederation: 'Configurar confederação',
  competition: 'Configurar campeonato',
}

interface Props {
  readonly noun: SettledNoun
  readonly id: string
  /** As the address has it. */
  readonly tab: string | undefined
}

/** The settings of one record: its tabs, each with an address of its own. */
export function RecordSettingsPage({ noun, id, tab }: Props) {
  const admin = useUser()?.admin ?? false
  const form = useQuery(recordFormQuery(noun, id))
  const name = form.data?.data.name
  useCrumbName(`${listAddress(noun)}/${id}`, name)
  if (!form.data && isMissing(form.error)) return <NotFoundPage />
  const tabs = tabsOf(noun, admin)
  const current = tabs.find((one) => one.id === tab) ?? tabs[0]
  const Body = current.body
  return (
    <PageFrame title={titles[noun]} subtitle={name && <Link to={recordAddress(noun, id)!}>{name}</Link>}>
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
