import type { LineupsPage, TeamSheet, TeamSheets } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { lastLineupsQuery, matchLineupsQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { emptySheet, toBody, toSheets } from './lineup-draft.ts'
import { joinSides } from './match-part-draft.ts'
import { MatchPartFrame } from './match-part-frame.tsx'
import styles from './match-part.module.css'
import { NoLineup } from './no-lineup.tsx'
import { SideLineup } from './lineup-of-side.tsx'
import { useMatchPart } from './use-match-part.ts'
import { useSquads } from './use-squads.ts'

/** Both line-ups of a match, written as one; two people may write one each. */
export function LineupsTab({ address, userId }: { readonly address: MatchAddress; readonly userId: string }) {
  const query = useQuery(matchLineupsQuery(address))
  return <QueryView query={query}>{({ data }) => <Editor address={address} userId={userId} page={data} />}</QueryView>
}

interface EditorProps {
  readonly address: MatchAddress
  readonly userId: string
  readonly page: LineupsPage
}

function Editor({ address, userId, page }: EditorProps) {
  const squads = useSquads(address, page.match)
  const lasts = useQuery(lastLineupsQuery(address))
  const last = lasts.data?.data
  const part = useMatchPart<TeamSheets>({
    version: page.match.version,
    part: toSheets(page),
    draftKey: `sheet:${userId}:${address.idjogo}:lineups`,
    send: (sheets, version) =>
      api.put('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao', {
        params: address,
        body: toBody(sheets),
        ifMatch: version,
        quiet: true,
      }),
    toPart: (current) => current as TeamSheets,
    savedWords: 'Escalação salva.',
    // Two people often write one team each.
    join: joinSides,
  })
  const set = (side: 'home' | 'away') => (change: (now: TeamSheet) => TeamSheet | null) =>
    part.change((now) => ({ ...now, [side]: change(now[side] ?? emptySheet) }))
  return (
    <MatchPartFrame part={part} label="Escalação">
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side) => (
          <Card key={side} title={page.match[side].name}>
            {part.mine[side] ? (
              <SideLineup
                side={side}
                team={page.match[side]}
                sheet={part.mine[side]}
                squad={squads[side]}
                absences={last?.[side].absences ?? []}
                errorAt={part.errorAt}
                onChange={set(side)}
              />
            ) : (
              <NoLineup
                team={page.match[side]}
                last={last?.[side]}
                pending={lasts.isPending}
                onStart={(sheet) => set(side)(() => sheet)}
              />
            )}
          </Card>
        ))}
      </div>
    </MatchPartFrame>
  )
}
