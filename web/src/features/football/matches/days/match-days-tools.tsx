import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { useSession } from '../../../../session/session-store.ts'
import { partialDateWords, widerDates } from '../../pieces/dates/partial-date-words.ts'
import { Stepper } from '../../../../components/stepper/stepper.tsx'
import { isWholeDay, shiftPeriod } from './match-date.ts'
import styles from './match-days-page.module.css'
import { streamingChoicesQuery } from './match-days-queries.ts'
import type { MatchDaysSearch } from './match-days-search.ts'
import dateFilterStyles from '../../pieces/dates/date-filter.module.css'
import { useToday } from '../../pieces/matches/use-today.ts'

const situations = [
  { value: '', label: 'Todos' },
  { value: 'ao_vivo', label: 'Ao vivo' },
  { value: 'encerrado', label: 'Encerrados' },
  { value: 'agendado', label: 'A jogar' },
] as const

interface Props {
  /** Whole or partial. */
  readonly date: string
  readonly search: MatchDaysSearch
}

export function MatchDaysTools({ date, search }: Props) {
  const { set } = useListSearch()
  const navigate = useNavigate()
  const streamings = useQuery(streamingChoicesQuery())
  const go = (next: string | undefined) =>
    void navigate(
      next
        ? { to: '/jogos/$date', params: { date: next }, search, resetScroll: false }
        : { to: '/jogos', search, resetScroll: false },
    )
  return (
    <ListTools list="jogos" bare>
      {!isWholeDay(date) && <PeriodStepper date={date} onPick={go} />}
      <Segmented
        label="Situação"
        choices={situations}
        value={search.situacao ?? ''}
        onChange={(situacao) => set({ situacao: situacao || undefined })}
      />
      <OwnTeamFilter on={search.favoritos === 'sim'} />
      <SelectFilter
        name="streaming"
        of="streaming"
        label="Onde assistir"
        all="Onde assistir: qualquer lugar"
        choices={(streamings.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MatchDatePicker date={date} onPick={go} />
    </ListTools>
  )
}

function PeriodStepper({ date, onPick }: { readonly date: string; readonly onPick: (date: string) => void }) {
  const noun = date.length === 4 ? 'Ano' : 'Mês'
  return (
    <Stepper
      previous={{ label: `${noun} anterior`, go: () => onPick(shiftPeriod(date, -1)) }}
      next={{ label: `Próximo ${noun.toLowerCase()}`, go: () => onPick(shiftPeriod(date, 1)) }}
    >
      <b aria-live="polite">{partialDateWords(date)}</b>
    </Stepper>
  )
}

function OwnTeamFilter({ on }: { readonly on: boolean }) {
  const { set } = useListSearch()
  const team = useSession()?.time
  if (!team) return <TextLink to="/settings">Escolher o time do coração</TextLink>
  const Sign = on ? IconStarFilled : IconStar
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={on}
      onClick={() => set({ favoritos: on ? undefined : 'sim' })}
    >
      <Sign size={15} stroke={1.75} aria-hidden />
      Favoritos: {team.name}
    </button>
  )
}

interface MatchDatePickerProps {
  readonly date: string
  /** Undefined: today. */
  readonly onPick: (date: string | undefined) => void
}

/** A day, its month and its year, with a link back to today. */
function MatchDatePicker({ date, onPick }: MatchDatePickerProps) {
  const id = useId()
  const today = useToday()
  return (
    <div className={dateFilterStyles.filter}>
      <label className={dateFilterStyles.label} htmlFor={id}>
        Data
      </label>
      <input
        id={id}
        className={dateFilterStyles.input}
        type="date"
        value={isWholeDay(date) ? date : ''}
        onChange={(event) => {
          const day = event.currentTarget.value
          // A year being typed is for a moment the year 2 or 20.
          if (day >= '1850') onPick(day)
        }}
      />
      {widerDates(date).map((wider) => (
        <button
          key={wider}
          type="button"
          className={dateFilterStyles.chip}
          aria-label={`Jogos de ${partialDateWords(wider)}`}
          onClick={() => onPick(wider)}
        >
          {partialDateWords(wider)}
        </button>
      ))}
      {date !== today && (
        <button
          type="button"
          className={dateFilterStyles.chip}
          aria-label="Jogos de hoje"
          onClick={() => onPick(undefined)}
        >
          Hoje
        </button>
      )}
    </div>
  )
}
