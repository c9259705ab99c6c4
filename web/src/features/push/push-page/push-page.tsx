import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType } from 'react'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { tabTitle } from '../../../components/page/tab-title.ts'
import { FIRST_TAB, type PushTab, pushTabLabels, pushTabs } from './push-search.ts'

const route = getRouteApi('/push')

// Each tab is loaded when it is opened.
const bodies: Readonly<Record<PushTab, ComponentType>> = {
  webhooks: lazy(async () => ({ default: (await import('../webhooks/webhooks-tab.tsx')).WebhooksTab })),
  entregas: lazy(async () => ({ default: (await import('../webhooks/deliveries-tab.tsx')).DeliveriesTab })),
  'ao-vivo': lazy(async () => ({ default: (await import('./live-tab.tsx')).LiveTab })),
  notificacoes: lazy(async () => ({
    default: (await import('../notifications/notifications-tab.tsx')).NotificationsTab,
  })),
  simulador: lazy(async () => ({ default: (await import('../simulations/simulations-tab.tsx')).SimulationsTab })),
  guias: lazy(async () => ({ default: (await import('./guides-tab.tsx')).GuidesTab })),
}

const sections = pushTabs.map((tab) => ({
  id: tab,
  label: pushTabLabels[tab],
  link: linkOptions({ to: '/push', search: { aba: tab } }),
}))

export function PushPage() {
  const { aba: tab = FIRST_TAB } = route.useSearch()
  const Body = bodies[tab]
  return (
    <PageFrame
      title="Push"
      tab={tabTitle(pushTabLabels[tab], 'Push')}
      subtitle="O que acontece, na hora em que acontece: no seu servidor, no seu programa ou aqui."
    >
      <SectionTabs label="Páginas do Push" sections={sections} current={tab} />
      <Suspense key={tab} fallback={<SkeletonRows count={6} />}>
        <Body />
      </Suspense>
    </PageFrame>
  )
}
