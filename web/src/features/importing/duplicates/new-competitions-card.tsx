import type { NewCompetitionRow } from '@meio-campo/contract'
import { dotted, countryName, counted } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.tsx'
import { RecordField } from '../../curating/records/inputs/record-field.tsx'
import listStyles from '../runs/decision-list.module.css'
import { JOIN_TIMEOUT_MS } from './decide-pair.ts'
import { newCompetitionPages, refreshDuplicates } from './duplicate-queries.ts'

/** Competitions that an import made by itself: each is another one under a new name, or really new. */
export function NewCompetitionsCard() {
  const competitions = useInfiniteQuery(newCompetitionPages())
  // Most of the time there are none: then there is nothing to say.
  if (!competitions.data || competitions.data.pages[0]?.data.length === 0) return null
  return (
    <Card title="Campeonatos novos" flush>
      <PagesView query={competitions} noun={{ one: 'campeonato', many: 'campeonatos' }} empty={null}>
        {(rows: readonly NewCompetitionRow[]) => (
          <ul className={listStyles.list} aria-label="Campeonatos novos">
            {rows.map((competition) => (
              <CompetitionRow key={competition.id} competition={competition} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

function CompetitionRow({ competition }: { readonly competition: NewCompetitionRow }) {
  const id = useId()
  const [picked, setPicked] = useState<{ id: string; name: string }>({ id: '', name: '' })
  const [sending, setSending] = useState(false)
  const { name, country, editions, matches, datasets } = competition
  const send = async (body: { record: string } | { confirm: true }, words: string) => {
    setSending(true)
    const result = await api.post('/api/v1/campeonatos-novos/{id}', {
      params: { id: competition.id },
      body,
      timeoutMs: JOIN_TIMEOUT_MS,
      formless: true,
    })
    setSending(false)
    refreshDuplicates()
    if (!result.ok) return
    const { edit } = result.data.data
    if (edit !== null) showActionToast(words, 'Desfazer', () => void undoEdit(edit).then(refreshDuplicates))
  }
  const about = [
    country === null ? '' : countryName(country),
    counted(editions.length, 'temporada', 'temporadas') + (editions.length > 0 ? ` (${editions.join(', ')})` : ''),
    counted(matches, 'jogo', 'jogos'),
    datasets.join(', '),
  ]
  return (
    <li className={listStyles.item} aria-labelledby={id}>
      <div className={listStyles.head}>
        <h3 className={listStyles.title} id={id}>
          <RecordPlace linkAddress={competition.linkAddress}>{name}</RecordPlace>
        </h3>
        <span className={listStyles.when}>
          <Badge>Novo</Badge>
        </span>
      </div>
      <p className={listStyles.note}>{dotted(...about)}</p>
      <div className={listStyles.picker}>
        <RecordField
          label="É o mesmo que…"
          name={`same-${competition.id}`}
          kind="competition"
          value={picked.id}
          chosenName={picked.name}
          error={picked.id === competition.id ? 'Escolha outro campeonato: este é o mesmo.' : undefined}
          onPick={(chosen, chosenName) => setPicked({ id: chosen, name: chosenName })}
          onChange={() => undefined}
          onBlur={() => undefined}
        />
      </div>
      <div className={listStyles.actions}>
        <Button
          size="xs"
          loading={sending}
          disabled={picked.id === '' || picked.id === competition.id}
          aria-describedby={id}
          onClick={() => void send({ record: picked.id }, `Tudo de ${name} passou para ${picked.name}.`)}
        >
          Passar tudo para ele
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={sending}
          aria-describedby={id}
          onClick={() => void send({ confirm: true }, 'Campeonato confirmado.')}
        >
          É um campeonato novo
        </Button>
      </div>
    </li>
  )
}
