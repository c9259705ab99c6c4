import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { Crest } from '../../../components/crest/crest.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { teamQuery } from './team-queries.ts'
import { FollowButton } from '../../push/follows/follow-button.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'

export type TeamSection = 'visao-geral' | 'elenco' | 'jogos' | 'numeros' | 'campeonatos' | 'titulos' | 'transferencias'

function sectionsOf(id: string, temporada: string | undefined) {
  const more = { params: { id }, search: temporada ? { temporada } : {} }
  return [
    { id: 'visao-geral', label: 'Visão geral', link: linkOptions({ to: '/times/$id', ...more }) },
    { id: 'elenco', label: 'Elenco', link: linkOptions({ to: '/times/$id/elenco', ...more }) },
    { id: 'jogos', label: 'Jogos', link: linkOptions({ to: '/times/$id/jogos', ...more }) },
    {
      id: 'numeros',
      label: 'Números',
      link: linkOptions({ to: '/times/$id', params: { id }, search: { ...more.search, ver: 'numeros' } }),
    },
    { id: 'campeonatos', label: 'Campeonatos', link: linkOptions({ to: '/times/$id/campeonatos', ...more }) },
    { id: 'titulos', label: 'Títulos', link: linkOptions({ to: '/times/$id/titulos', ...more }) },
    { id: 'transferencias', label: 'Transferências', link: linkOptions({ to: '/times/$id/transferencias', ...more }) },
  ]
}

interface Props {
  /** As the address has it. */
  readonly id: string
  /** Kept in the links between the pages. */
  readonly temporada: string | undefined
  /** Named by the heading; without one, the season of the address. */
  readonly season?: string | null | undefined
  readonly section: TeamSection
  readonly title: string
  /** Under the heading, after the name. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of one team share: the heading and the links to the other pages. */
export function TeamFrame({ id, temporada, season = temporada, section, title, facts, actions, children }: Props) {
  const { data, error } = useQuery(teamQuery(id))
  const team = data?.data
  useCrumbName(`/times/${id}`, team?.name)
  if (!team && isMissing(error)) return <NotFoundPage />
  return (
    <PageFrame
      title={title}
      of={{
        name: team?.name,
        season,
        picture: team && <Crest team={team} size={26} />,
        link: linkOptions({ to: '/times/$id', params: { id }, search: temporada ? { temporada } : {} }),
      }}
      facts={facts}
      actions={
        <>
          {team && <FollowButton kind="team" id={team.id} name={team.name} />}
          {actions}
        </>
      }
    >
      <SectionTabs label="Páginas do time" sections={sectionsOf(id, temporada)} current={section} />
      {children}
      <SuggestButton noun="team" id={id} />
    </PageFrame>
  )
}
