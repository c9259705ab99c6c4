import type { Duplicate } from '@meio-campo/contract'
import { useId, useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import listStyles from '../runs/decision-list.module.css'
import { compareSides, kindWords } from './duplicate-words.ts'
import styles from './duplicates.module.css'
import { JoinEffectView } from './join-effect-view.tsx'
import { ReasonList } from './reason-list.tsx'

interface Props {
  readonly pair: Duplicate
  /** Which of the two records the user chose to keep. */
  readonly kept: string
  /** The pair that the keyboard shortcuts apply to. */
  readonly current: boolean
  /** Whether the pair is ticked; null where it cannot be ticked. */
  readonly selected: boolean | null
  readonly onSelect: () => void
  readonly onKeep: (id: string) => void
  readonly onDecide: (decision: 'joined' | 'apart' | 'open') => void
  readonly onFocus: () => void
}

const tones = { 'quase certo': 'ok', provável: 'plain', possível: 'plain' } as const

/** Two records side by side, the reasons for and against their being the same, and the decision. */
export function DuplicateView({ pair, kept, current, selected, onSelect, onKeep, onDecide, onFocus }: Props) {
  const id = useId()
  const { one } = kindWords[pair.kind]
  const [first, second] = pair.sides
  if (!first || !second) return null
  const percent = Math.round(pair.certainty * 100)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are about the pair with the focus
    <li
      className={`${listStyles.item} ${styles.pair}`}
      aria-labelledby={id}
      data-pair={pair.id}
      data-current={current || undefined}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <div className={listStyles.head}>
        <h3 className={listStyles.title} id={id}>
          {selected !== null && (
            <input
              className={styles.box}
              type="checkbox"
              checked={selected}
              aria-label={`Selecionar ${first.name} e ${second.name}`}
              onChange={onSelect}
            />
          )}
          {first.name} e {second.name}
        </h3>
        <span className={`${listStyles.when} ${styles.status}`}>
          {one} <Badge tone={tones[pair.certaintyWords]}>{`${pair.certaintyWords}, ${percent}%`}</Badge>
        </span>
      </div>
      {pair.status === 'joined' ? (
        <p className={listStyles.note}>
          {second.name} (<code>{second.id}</code>) leva a{' '}
          <RecordPlace linkAddress={first.linkAddress}>{first.name}</RecordPlace>.
        </p>
      ) : (
        <Comparison pair={pair} kept={kept} onKeep={onKeep} />
      )}
      <ReasonList reasons={pair.evidence} />
      {pair.status === 'open' && <EffectFold pair={pair} kept={kept} />}
      {pair.decidedAt !== null && (
        <p className={listStyles.note}>
          {pair.decidedBy ?? 'Os indícios'} {pair.status === 'joined' ? 'juntou' : 'separou'}{' '}
          <Moment at={pair.decidedAt} />
        </p>
      )}
      <div className={listStyles.actions}>
        {pair.status !== 'joined' && (
          <Button size="xs" aria-describedby={id} onClick={() => onDecide('joined')}>
            Juntar
          </Button>
        )}
        {pair.status === 'open' && (
          <Button size="xs" variant="default" aria-describedby={id} onClick={() => onDecide('apart')}>
            Não são os mesmos
          </Button>
        )}
        {pair.status !== 'open' && (
          <Button size="xs" variant="default" aria-describedby={id} onClick={() => onDecide('open')}>
            {pair.status === 'joined' ? 'Desfazer a junção' : 'Perguntar de novo'}
          </Button>
        )}
      </div>
    </li>
  )
}

interface ComparisonProps {
  readonly pair: Duplicate
  readonly kept: string
  readonly onKeep: (id: string) => void
}

function Comparison({ pair, kept, onKeep }: ComparisonProps) {
  const rows = compareSides(pair)
  return (
    <table className={styles.sides}>
      <caption>
        <HiddenText>{`${pair.sides[0]!.name} e ${pair.sides[1]!.name}, lado a lado`}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <HiddenText>Campo</HiddenText>
          </th>
          {pair.sides.map((side) => (
            <th key={side.id} scope="col">
              <RecordPlace linkAddress={side.linkAddress}>{side.name}</RecordPlace>
              <label className={styles.keep}>
                <input
                  type="radio"
                  name={`kept-${pair.id}`}
                  checked={kept === side.id}
                  onChange={() => onKeep(side.id)}
                />
                <span>
                  {kept === side.id ? 'Fica' : 'Sai'}
                  <HiddenText>{` ${side.name}, ${side.id}`}</HiddenText>
                </span>
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, values, differs }) => (
          <tr key={field} data-differs={differs || undefined}>
            <th scope="row">
              {label}
              {differs && (
                <>
                  {' '}
                  <span className={styles.sign} aria-hidden>
                    ≠
                  </span>
                  <HiddenText> (diferentes)</HiddenText>
                </>
              )}
            </th>
            {values.map((value, at) => (
              <td key={pair.sides[at]!.id}>{value === '' ? '—' : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The preview of a join is expensive for the server, so it is loaded only when the user opens it. */
function EffectFold({ pair, kept }: { readonly pair: Duplicate; readonly kept: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.effect} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>O que mudaria</summary>
      {opened && <JoinEffectView pair={pair.id} kept={kept} />}
    </details>
  )
}
