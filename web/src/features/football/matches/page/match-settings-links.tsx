import { IconMessagePlus, IconPencil, IconStopwatch } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { useUser } from '../../../../session/session-store.ts'
import type { MatchAddress } from '../../pieces/matches/match-queries.ts'

const to = '/campeonatos/$id/jogos/$idjogo/settings'

/** For admins, beside a match's name: the desk, and everything else of it that can be changed. */
export function MatchEditLinks({ address }: { readonly address: MatchAddress }) {
  if (!useUser()?.admin) return null
  return (
    <>
      <ButtonLink
        to={to}
        params={address}
        variant="default"
        leftSection={<IconStopwatch size={16} stroke={1.75} aria-hidden />}
      >
        Mesa ao vivo
      </ButtonLink>
      <ButtonLink
        to={to}
        params={address}
        search={{ aba: 'dados' }}
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
      >
        Editar
      </ButtonLink>
    </>
  )
}

/** For everybody else, at the end of its pages: the form of a correction is on the match's own settings. */
export function MatchSuggestLink({ address }: { readonly address: MatchAddress }) {
  const user = useUser()
  if (!user || user.admin) return null
  return (
    <div>
      <ButtonLink
        to={to}
        params={address}
        variant="subtle"
        size="xs"
        leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
      >
        Sugerir correção
      </ButtonLink>
    </div>
  )
}
