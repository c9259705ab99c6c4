import type { LineupsPage, MatchEvent, MatchPage } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { isMark, substitution } from '../../football/pieces/matches/event-words.ts'
import { matchLineupsQuery, matchQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { eventWords, suggestedEventWords } from '../suggestions/suggested-words.ts'
import formStyles from '../suggestions/suggestion-form.module.css'
import { SuggestionReasons } from '../suggestions/suggestion-reasons.tsx'
import { usePartSuggestion } from '../suggestions/use-part-suggestion.ts'
import { EventSuggestionDialog, type EventDraft } from './event-suggestion-dialog.tsx'
import styles from './match-part.module.css'

/** For users who may not run the desk: missing, wrong or non-existent events, one by one. */
export function SuggestEvents({ address }: { readonly address: MatchAddress }) {
  const match = useQuery(matchQuery(address))
  const lineups = useQuery(matchLineupsQuery(address))
  return (
    <Card title="Sugerir lances">
      <p className={formStyles.intro}>
        Falta um lance, ou um está errado? Diga aqui e de onde vem a informação: nada muda até a revisão aceitar.
      </p>
      <QueryView query={match}>
        {({ data }) => (
          <QueryView query={lineups}>{({ data: sheets }) => <EventsForm match={data} lineups={sheets} />}</QueryView>
        )}
      </QueryView>
    </Card>
  )
}

interface FormProps {
  readonly match: MatchPage
  readonly lineups: LineupsPage
}

type Asking = { readonly draft: EventDraft; readonly at: number | null }

function EventsForm({ match, lineups }: FormProps) {
  const [drafts, setDrafts] = useState<readonly EventDraft[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const suggestion = usePartSuggestion(match.id)
  useLeaveQuestion(drafts.length > 0, 'A sua sugestão ainda não foi enviada.')
  const teams = { home: match.home.name, away: match.away.name }
  const standing = match.events.filter((event) => !event.retracted && !isMark(event))
  const named = new Set(drafts.map(({ event }) => event.event))
  const put = (draft: EventDraft, at: number | null) => {
    setDrafts((now) => (at === null ? [...now, draft] : now.map((each, index) => (index === at ? draft : each))))
    suggestion.forgetErrors()
    setAsking(null)
  }
  const send = async () => {
    if (await suggestion.send({ events: drafts.map((draft) => draft.event) })) setDrafts([])
  }
  return (
    <>
      <form
        className={`${styles.part} ${styles.narrow}`}
        noValidate
        aria-label="Sugerir lances"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {standing.length > 0 && (
          <section className={styles.rows} aria-label="Lances do jogo">
            <h3 className={styles.title}>Como está</h3>
            {standing.map((event) => (
              <div key={event.id} className={styles.head}>
                <span>{eventWords(event, teams)}</span>
                <span className={styles.starts}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Está errado: ${eventWords(event, teams)}`}
                    disabled={named.has(event.id)}
                    onClick={() => setAsking({ draft: correctionOf(event), at: null })}
                  >
                    Está errado
                  </Button>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`Não houve: ${eventWords(event, teams)}`}
                    disabled={named.has(event.id)}
                    onClick={() => put({ event: { do: 'retract', event: event.id }, names: {} }, null)}
                  >
                    Não houve
                  </Button>
                </span>
              </div>
            ))}
          </section>
        )}
        <section className={styles.rows} aria-label="A sua sugestão">
          <h3 className={styles.title}>A sua sugestão</h3>
          {drafts.length === 0 && (
            <p>Ainda nada. Adicione um lance que falta{standing.length > 0 && ', ou escolha um acima'}.</p>
          )}
          {drafts.map((draft, at) => {
            const about = standing.find(({ id }) => id === draft.event.event)
            const words = suggestedEventWords(draft.event, { ...draft.names, ...teams })
            const error = suggestion.errorAt(`events.${at}`)
            return (
              // The same event may be suggested twice until it is sent.
              // oxlint-disable-next-line no-array-index-key
              <div key={at} className={styles.rows}>
                <div className={styles.head}>
                  <span>{about ? `${eventWords(about, teams)} → ${words}` : words}</span>
                  <span className={styles.starts}>
                    {draft.event.do !== 'retract' && (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`Mudar: ${words}`}
                        onClick={() => setAsking({ draft, at })}
                      >
                        Mudar
                      </Button>
                    )}
                    <Button
                      variant="subtle"
                      size="xs"
                      aria-label={`Tirar: ${words}`}
                      onClick={() => {
                        setDrafts((now) => now.filter((_, index) => index !== at))
                        suggestion.forgetErrors()
                      }}
                    >
                      Tirar
                    </Button>
                  </span>
                </div>
                {error && (
                  <Notice tone="warn" announce="at once">
                    {error}
                  </Notice>
                )}
              </div>
            )
          })}
          <div>
            <Button
              variant="default"
              onClick={() => setAsking({ draft: { event: { do: 'tell' }, names: {} }, at: null })}
            >
              Adicionar lance
            </Button>
          </div>
        </section>
        <SuggestionReasons
          reasons={suggestion.reasons}
          error={suggestion.sourceError}
          onChange={suggestion.setReasons}
        />
        <FormActions>
          <Button type="submit" loading={suggestion.sending} disabled={drafts.length === 0}>
            Enviar sugestão
          </Button>
        </FormActions>
      </form>
      {/* Outside of the form: what is submitted in the dialog must not send the suggestion. */}
      {asking && (
        <EventSuggestionDialog
          title={asking.draft.event.do === 'tell' ? 'Lance que falta' : 'Como deve ser'}
          match={match}
          lineups={lineups}
          draft={asking.draft}
          onDone={(draft) => put(draft, asking.at)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

/** The event as it stands, to be changed. */
function correctionOf(event: MatchEvent): EventDraft {
  const { on, off } =
    event.type === 'substitution' ? substitution(event) : { on: event.player, off: event.related?.player ?? null }
  const { type, side, period, minute, added, detail } = event
  const people = [on, off].flatMap((person) => (person?.id ? [[person.id, person.name] as const] : []))
  return {
    event: {
      do: 'correct',
      event: event.id,
      type: type as NonNullable<EventDraft['event']['type']>,
      side,
      ...(period === 'shootout' && { period }),
      minute,
      added,
      detail,
      player: on?.id ?? null,
      related: off?.id ?? null,
    },
    names: Object.fromEntries(people),
  }
}
