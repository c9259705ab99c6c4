import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { playerQuery } from './player-queries.ts'
import { FollowButton } from '../../push/follows/follow-button.tsx'
import { ShareButton } from '../../push/shares/share-button.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'

export type PlayerSection = 'visao-geral' | 'numeros' | 'transferencias' | 'titulos' | 'cartoes'

const sectionsOf = (id: string) => {
  const params = { id }
  return [
    { id: 'visao-geral', label: 'Visão geral', link: linkOptions({ to: '/jogadores/$id', params }) },
    {
      id: 'numeros',
      label: 'Números',
      link: linkOptions({ to: '/jogadores/$id', params, search: { ver: 'numeros' } }),
    },
    {
      id: 'transferencias',
      label: 'Transferências',
      link: linkOptions({ to: '/jogadores/$id/transferencias', params }),
    },
    { id: 'titulos', label: 'Títulos', link: linkOptions({ to: '/jogadores/$id/titulos', params }) },
    { id: 'cartoes', label: 'Cartões', link: linkOptions({ to: '/jogadores/$id/cartoes', params }) },
  ]
}

interface Props {
  /** As the address has it. */
  readonly id: string
  readonly section: PlayerSection
  readonly title: string
  /** Under the heading, after the name. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of one player share: the heading and the links to the other pages. */
export function PlayerFrame({ id, section, title, facts, actions, children }: Props) {
  const { data, error } = useQuery(playerQuery(id))
  const player = data?.data
  useCrumbName(`/jogadores/${id}`, player?.name)
  if (!player && isMissing(error)) return <NotFoundPage />
  return (
    <PageFrame
      title={title}
      of={{
        name: player?.name,
        picture: player && (
          <PersonPicture
            photo={player.photo}
            team={player.team ?? player.career[0]?.team}
            number={player.number}
            keeper={player.positions[0] === 'goalkeeper'}
            size={26}
          />
        ),
        link: linkOptions({ to: '/jogadores/$id', params: { id } }),
      }}
      facts={facts}
      actions={
        <>
          {player && <FollowButton kind="person" id={player.id} name={player.name} />}
          {player && section === 'visao-geral' && <ShareButton kind="player" id={player.id} />}
          {actions}
        </>
      }
    >
      <SectionTabs label="Páginas do jogador" sections={sectionsOf(id)} current={section} />
      {children}
      <SuggestButton noun="player" id={id} />
    </PageFrame>
  )
}
