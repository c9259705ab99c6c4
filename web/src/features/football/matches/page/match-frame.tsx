import type { Match, MatchEvent } from '@meio-campo/contract'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconMessagePlus, IconPencil, IconStopwatch } from '@tabler/icons-react'
import { isMissing } from '../../../../api/result.ts'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../../components/page/section-tabs.tsx'
import { Skeleton } from '../../../../components/page/skeleton.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { FollowButton } from '../../../push/follows/follow-button.tsx'
import { ShareButton } from '../../../push/shares/share-button.tsx'
import { NotFoundPage } from '../../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import styles from './match-frame.module.css'
import type { MatchAddress } from '../../pieces/matches/match-queries.ts'
import { isLive, stageOf } from '../../pieces/matches/match-stage.ts'
import { matchTab } from '../../pieces/matches/match-words.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { useMatchRights } from '../../pieces/matches/match-rights.ts'

const sectionsOf = (params: MatchAddress) => [
  { id: 'resumo', label: 'Resumo', link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo', params }) },
  { id: 'aovivo', label: 'Ao vivo', link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo/aovivo', params }) },
  {
    id: 'escalacao',
    label: 'Escalação',
    link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo/escalacao', params }),
  },
  { id: 'arbitros', label: 'Árbitros', link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo/arbitros', params }) },
]

interface Props {
  /** As the address has it. */
  readonly address: MatchAddress
  readonly section: 'resumo' | 'aovivo' | 'escalacao' | 'arbitros'
  /** Without one the page's title is the match's name. */
  readonly title?: string
  readonly match: Match | undefined
  /** With events, the scorers and the timeline are shown. */
  readonly events?: readonly MatchEvent[] | undefined
  /** A replay shows a past moment of a finished match. */
  readonly replay?: boolean
  readonly query: { readonly error: unknown; readonly isPending: boolean }
  readonly children: ReactNode
}

/** What the pages of one match share: the scoreboard and the links to the other pages. */
export function MatchFrame({ address, section, title, match, events, replay, query, children }: Props) {
  const { id, idjogo } = address
  const name = match && `${match.home.name} × ${match.away.name}`
  useCrumbName(`/campeonatos/${id}`, match?.competition.name)
  useCrumbName(`/campeonatos/${id}/jogos/${idjogo}`, name)
  if (!match && isMissing(query.error)) return <NotFoundPage />
  return (
    <PageFrame
      title={title ?? name ?? 'Jogo'}
      of={{
        name: name ?? (title ? undefined : 'Jogo'),
        link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo', params: address }),
      }}
      tab={match ? matchTab(match, title) : (title ?? 'Jogo')}
      actions={
        <>
          {match && name && (
            <FollowButton kind="match" id={match.id} name={name} offered={stageOf(match) !== 'finished'} />
          )}
          {match && <ShareButton kind="match" id={match.id} />}
          {match && <MatchEditLinks match={match} />}
        </>
      }
    >
      {match && (
        <Scoreboard
          match={match}
          {...(events && { events })}
          {...(replay && { replay })}
          dense={section === 'aovivo' && isLive(match)}
        />
      )}
      {!match && query.isPending && (
        <div className={styles.board} aria-hidden="true">
          <Skeleton width="52%" height={56} />
          <Skeleton width="34%" />
        </div>
      )}
      <SectionTabs label="Páginas do jogo" sections={sectionsOf(address)} current={section} />
      {children}
      {match && <MatchSuggestLink match={match} section={section} />}
    </PageFrame>
  )
}

const to = '/campeonatos/$id/jogos/$idjogo/settings'

interface LinkProps {
  readonly match: Match
}

/** The links to the match desk and to the settings, for users with the right. */
function MatchEditLinks({ match }: LinkProps) {
  const { mayScore, mayEdit } = useMatchRights(match)
  const address = { id: match.competition.id, idjogo: match.id }
  return (
    <>
      {mayScore && (
        <ButtonLink
          to={to}
          params={address}
          variant="default"
          leftSection={<IconStopwatch size={16} stroke={1.75} aria-hidden />}
        >
          Mesa ao vivo
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink
          to={to}
          params={address}
          search={{ aba: 'dados' }}
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        >
          Editar
        </ButtonLink>
      )}
    </>
  )
}

/** The form that fits what the page shows. */
const suggestTabs: Readonly<Partial<Record<Props['section'], string>>> = {
  aovivo: 'sugerir-lances',
  escalacao: 'sugerir-escalacao',
}

/** For readers who may not edit: the link to suggest a correction, whose form is in the match's settings. */
function MatchSuggestLink({ match, section }: LinkProps & Pick<Props, 'section'>) {
  const user = useUser()
  const { mayEdit } = useMatchRights(match)
  if (!user || mayEdit) return null
  const address = { id: match.competition.id, idjogo: match.id }
  return (
    <div>
      <ButtonLink
        to={to}
        params={address}
        search={{ aba: suggestTabs[section] ?? 'sugerir' }}
        variant="subtle"
        size="xs"
        leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
      >
        Sugerir correção
      </ButtonLink>
    </div>
  )
}
