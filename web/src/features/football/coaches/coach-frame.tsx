import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { coachQuery } from './coach-queries.ts'
import { FollowButton } from '../../push/follows/follow-button.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'

export type CoachSection = 'visao-geral' | 'transferencias' | 'titulos'

const sectionsOf = (id: string) => {
  const params = { id }
  return [
    { id: 'visao-geral', label: 'Visão geral', link: linkOptions({ to: '/tecnicos/$id', params }) },
    {
      id: 'transferencias',
      label: 'Transferências',
      link: linkOptions({ to: '/tecnicos/$id/transferencias', params }),
    },
    { id: 'titulos', label: 'Títulos', link: linkOptions({ to: '/tecnicos/$id/titulos', params }) },
  ]
}

interface Props {
  /** As the address has it. */
  readonly id: string
  readonly section: CoachSection
  readonly title: string
  /** Under the heading, after the name. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of one coach share: the heading and the links to the other pages. */
export function CoachFrame({ id, section, title, facts, actions, children }: Props) {
  const { data, error } = useQuery(coachQuery(id))
  const coach = data?.data
  useCrumbName(`/tecnicos/${id}`, coach?.name)
  if (!coach && isMissing(error)) return <NotFoundPage />
  return (
    <PageFrame
      title={title}
      of={{
        name: coach?.name,
        picture: coach && <PersonPicture photo={coach.photo} team={coach.team} size={26} />,
        link: linkOptions({ to: '/tecnicos/$id', params: { id } }),
      }}
      facts={facts}
      actions={
        <>
          {coach && <FollowButton kind="person" id={coach.id} name={coach.name} />}
          {actions}
        </>
      }
    >
      <SectionTabs label="Páginas do técnico" sections={sectionsOf(id)} current={section} />
      {children}
      <SuggestButton noun="coach" id={id} />
    </PageFrame>
  )
}
