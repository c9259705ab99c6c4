import type { AiringsSheet, MatchPage } from '@meio-campo/contract'
import { brazilianStates } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { matchQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { RecordField } from '../records/inputs/record-field.tsx'
import { NewRecordDialog } from '../records/form/record-form.tsx'
import { checkRows, emptyRow, toRows, toSheet, type AiringRow, type AiringRows, type Reach } from './airing-rows.ts'
import { MatchPartFrame } from './match-part-frame.tsx'
import styles from './match-part.module.css'
import { useMatchPart } from './use-match-part.ts'

/** Where the match can be watched, down to the state. */
export function AiringsTab({ address, userId }: { readonly address: MatchAddress; readonly userId: string }) {
  const query = useQuery(matchQuery(address))
  return <QueryView query={query}>{({ data }) => <Editor address={address} userId={userId} page={data} />}</QueryView>
}

interface Props {
  readonly address: MatchAddress
  readonly userId: string
  readonly page: MatchPage
}

function Editor({ address, userId, page }: Props) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const part = useMatchPart<AiringRows>({
    version: page.version,
    part: toRows(page.airings.map(({ streaming, ...airing }) => ({ ...airing, streaming: streaming.id }))),
    check: checkRows,
    draftKey: `sheet:${userId}:${address.idjogo}:airings`,
    send: ({ airings }, version) =>
      api.put('/api/v1/campeonatos/{id}/jogos/{idjogo}/transmissao', {
        params: address,
        body: toSheet(airings),
        ifMatch: version,
        quiet: true,
      }),
    toPart: (current) => toRows((current as AiringsSheet).airings),
    savedWords: 'Onde assistir salvo.',
  })
  const { airings } = part.mine
  const known = Object.fromEntries(page.airings.map(({ streaming }) => [streaming.id, streaming.name]))
  const set = (at: number, change: Partial<AiringRow>) =>
    part.change((now) => ({
      airings: now.airings.map((airing, index) => (index === at ? { ...airing, ...change } : airing)),
    }))
  return (
    <MatchPartFrame part={part} label="Onde assistir">
      <Card title="Onde assistir">
        <div className={styles.rows}>
          {airings.length === 0 && <p>Ninguém mostra este jogo ainda.</p>}
          {airings.map((airing, index) => (
            <AiringFields
              // oxlint-disable-next-line no-array-index-key -- a place has no name of its own until a service stands in it
              key={airing.streaming || index}
              airing={airing}
              name={names[airing.streaming] ?? known[airing.streaming] ?? airing.streaming}
              at={index + 1}
              error={part.errorAt(`airings.${index}.streaming`)}
              urlError={part.errorAt(`airings.${index}.url`)}
              statesError={part.errorAt(`airings.${index}.states`) ?? part.errorAt(`airings.${index}.statesIncluded`)}
              onChange={(change) => set(index, change)}
              onName={(id, name) => setNames((now) => ({ ...now, [id]: name }))}
              onRemove={() => part.change((now) => ({ airings: now.airings.filter((_, place) => place !== index) }))}
            />
          ))}
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                part.change((now) => ({
                  airings: [...now.airings, emptyRow],
                }))
              }
            >
              Adicionar transmissão
            </Button>
          </div>
        </div>
      </Card>
    </MatchPartFrame>
  )
}

interface RowProps {
  readonly airing: AiringRow
  readonly name: string
  readonly at: number
  readonly error: string | undefined
  readonly urlError: string | undefined
  /** That no state was chosen. */
  readonly statesError: string | undefined
  readonly onChange: (change: Partial<AiringRow>) => void
  readonly onName: (id: string, name: string) => void
  readonly onRemove: () => void
}

function AiringFields({ airing, name, at, error, urlError, statesError, onChange, onName, onRemove }: RowProps) {
  const [made, setMade] = useState<string | null>(null)
  const { reach, states } = airing
  const pick = (id: string, chosen: string) => {
    onName(id, chosen)
    onChange({ streaming: id })
  }
  return (
    <fieldset className={styles.row} aria-label={name || `Transmissão ${at}`}>
      <RecordField
        kind="streaming"
        label={`Serviço ${at}`}
        name={`streaming${at}`}
        value={airing.streaming}
        chosenName={name}
        error={error}
        onChange={() => undefined}
        onBlur={() => undefined}
        onPick={pick}
        onCreate={setMade}
      />
      <TextField
        label="Endereço do jogo"
        optional
        name={`url${at}`}
        type="url"
        value={airing.url ?? ''}
        error={urlError}
        onChange={(url) => onChange({ url: url.trim() || null })}
        onBlur={() => undefined}
      />
      <SelectField
        label="Onde passa"
        name={`reach${at}`}
        choices={[
          { value: 'all', label: 'No Brasil todo' },
          { value: 'only', label: 'Só em alguns estados' },
          { value: 'but', label: 'Em todos, menos alguns' },
        ]}
        value={reach}
        error={statesError}
        onChange={(value) => onChange({ reach: value as Reach })}
        onBlur={() => undefined}
      />
      {reach !== 'all' && (
        <fieldset className={styles.states}>
          <legend>{reach === 'only' ? 'Estados que veem' : 'Estados que não veem'}</legend>
          {Object.entries(brazilianStates).map(([code, state]) => (
            <label key={code} className={styles.check} title={state}>
              <input
                type="checkbox"
                checked={states.includes(code)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    states: checked ? [...states, code].toSorted() : states.filter((each) => each !== code),
                  })
                }
              />
              {code}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.rowActions}>
        <Button variant="subtle" size="xs" aria-label={`Tirar ${name || `transmissão ${at}`}`} onClick={onRemove}>
          Tirar
        </Button>
      </div>
      {made !== null && (
        <NewRecordDialog
          noun="streaming"
          name={made}
          onCreated={(saved) => {
            pick(saved.id, saved.name)
            setMade(null)
          }}
          onClose={() => setMade(null)}
        />
      )}
    </fieldset>
  )
}
