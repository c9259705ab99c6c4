import type { DeskPlayer, LastLineup, Lineup, LineupsPage, TeamSheet } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { placedSentences } from '../../../components/form/placed-errors.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { lastLineupsQuery, matchLineupsQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import formStyles from '../suggestions/suggestion-form.module.css'
import { SuggestionReasons } from '../suggestions/suggestion-reasons.tsx'
import { usePartSuggestion } from '../suggestions/use-part-suggestion.ts'
import { emptySheet, toBody, toSheet } from './lineup-draft.ts'
import { SideLineup } from './lineup-of-side.tsx'
import styles from './match-part.module.css'
import { NoLineup } from './no-lineup.tsx'
import { partPlaces } from './part-places.ts'

/** For users who may not edit the match: both line-ups side by side. Only the sides that were changed are suggested. */
export function SuggestLineups({ address }: { readonly address: MatchAddress }) {
  const query = useQuery(matchLineupsQuery(address))
  return <QueryView query={query}>{({ data }) => <LineupsForm address={address} page={data} />}</QueryView>
}

type Drafts = { readonly home: TeamSheet | null; readonly away: TeamSheet | null }

function LineupsForm({ address, page }: { readonly address: MatchAddress; readonly page: LineupsPage }) {
  const lasts = useQuery(lastLineupsQuery(address))
  const [drafts, setDrafts] = useState<Drafts>({ home: null, away: null })
  const suggestion = usePartSuggestion(page.match.id)
  const dirty = drafts.home !== null || drafts.away !== null
  useLeaveQuestion(dirty, 'A sua sugestão ainda não foi enviada.')
  const set = (side: 'home' | 'away') => (change: (now: TeamSheet) => TeamSheet | null) => {
    suggestion.forgetErrors()
    setDrafts((now) => ({ ...now, [side]: change(now[side] ?? emptySheet) }))
  }
  const send = async () => {
    if (await suggestion.send({ lineups: toBody(drafts) })) setDrafts({ home: null, away: null })
  }
  return (
    <form
      className={styles.part}
      noValidate
      aria-label="Sugerir escalação"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={formStyles.intro}>
        Diga quem jogou e de onde vem a informação: nada muda até a revisão aceitar. Um lado que você não mexer fica
        como está.
      </p>
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side) => {
          const stands = page[side]
          const last = lasts.data?.data[side]
          const mine = drafts[side]
          return (
            <Card key={side} title={page.match[side].name}>
              {mine && (
                <SideLineup
                  side={side}
                  team={page.match[side]}
                  sheet={mine}
                  squad={playersOf([stands, last?.lineup ?? null])}
                  absences={last?.absences ?? []}
                  errorAt={(place) => suggestion.errorAt(`lineups.${place}`)}
                  creates={false}
                  onChange={set(side)}
                />
              )}
              {!mine && stands && (
                <div className={styles.rows}>
                  <p>Este lado já tem escalação.</p>
                  <div>
                    <Button variant="default" onClick={() => set(side)(() => toSheet(stands))}>
                      Corrigir a do {page.match[side].name}
                    </Button>
                  </div>
                </div>
              )}
              {!mine && !stands && (
                <NoLineup
                  team={page.match[side]}
                  last={last}
                  pending={lasts.isPending}
                  onStart={(sheet) => set(side)(() => sheet)}
                />
              )}
            </Card>
          )
        })}
      </div>
      {suggestion.errors.length > 0 && (
        <Notice tone="warn" announce="at once">
          {placedSentences(suggestion.errors, partPlaces)}
        </Notice>
      )}
      <Card>
        <div className={styles.rows}>
          <SuggestionReasons
            reasons={suggestion.reasons}
            error={suggestion.sourceError}
            onChange={suggestion.setReasons}
          />
          <FormActions>
            <Button type="submit" loading={suggestion.sending} disabled={!dirty}>
              Enviar sugestão
            </Button>
          </FormActions>
        </div>
      </Card>
    </form>
  )
}

/** Every player of these line-ups, to be chosen with one tap. */
function playersOf(lineups: readonly (Lineup | LastLineup['lineup'])[]): readonly DeskPlayer[] {
  const players = lineups
    .flatMap((lineup) => (lineup ? [...lineup.starters, ...lineup.bench] : []))
    .flatMap(({ person: { id, name }, number, position }): DeskPlayer[] =>
      id === null ? [] : [{ person: { id, name }, number, position, place: 'squad', captain: false }],
    )
  return [...new Map(players.map((player) => [player.person.id, player])).values()]
}
