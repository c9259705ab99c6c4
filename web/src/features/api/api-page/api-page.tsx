import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType } from 'react'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { tabTitle } from '../../../components/page/tab-title.ts'
import { statusQuery } from '../keys/key-queries.ts'
import { findDayQuota } from '../keys/quota-words.ts'
import { QuotaNotice } from '../usage/quota-notice.tsx'
import { apiTabLabels, apiTabs, FIRST_TAB, type ApiTab } from './api-tab.ts'

const route = getRouteApi('/api')

// Each tab is a page of its own size: it comes when it is opened.
const bodies: Readonly<Record<ApiTab, ComponentType>> = {
  chaves: lazy(async () => ({ default: (await import('../keys/keys-tab.tsx')).KeysTab })),
  uso: lazy(async () => ({ default: (await import('../usage/usage-tab.tsx')).UsageTab })),
  registros: lazy(async () => ({ default: (await import('../request-log/request-log-tab.tsx')).RequestLogTab })),
  referencia: lazy(async () => ({ default: (await import('../reference/reference-tab.tsx')).ReferenceTab })),
  widgets: lazy(async () => ({ default: (await import('../widgets/widgets-tab.tsx')).WidgetsTab })),
  mudancas: lazy(async () => ({ default: (await import('../changes/api-changes-tab.tsx')).ApiChangesTab })),
}

const sections = apiTabs.map((tab) => ({
  id: tab,
  label: apiTabLabels[tab],
  link: linkOptions({ to: '/api', search: { aba: tab } }),
}))

export function ApiPage() {
  const { aba: tab = FIRST_TAB } = route.useSearch()
  const Body = bodies[tab]
  const status = useQuery(statusQuery())
  return (
    <PageFrame
      title="API"
      tab={tabTitle(apiTabLabels[tab], 'API')}
      subtitle="Suas chaves, o quanto elas usam e tudo o que se pode chamar."
    >
      <QuotaNotice quota={findDayQuota(status.data?.data.quotas)} />
      <SectionTabs label="Páginas da API" sections={sections} current={tab} />
      <Suspense key={tab} fallback={<SkeletonRows count={6} />}>
        <Body />
      </Suspense>
    </PageFrame>
  )
}
