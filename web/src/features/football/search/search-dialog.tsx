import { plural } from '@meio-campo/contract/rules'
import { IconListSearch, IconSearch, IconTrophy } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import type { SearchHit } from '@meio-campo/contract'
import { isConsoleAddress } from '../../../components/console-address.ts'
import { useDebouncedValue } from '../../../components/debounced-value.ts'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { createStore, useStore } from '../../../state/store.ts'
import styles from './search-dialog.module.css'
import {
  type ActionEntry,
  findAskedSection,
  groupHits,
  isCalled,
  matching,
  move,
  type PageEntry,
  type SearchEntry,
  type SearchGroup,
  sectionEntries,
  toEntry,
} from './search-entry.ts'
import { SearchOption } from './search-option.tsx'
import { read } from '../../../api/query.ts'

const RECENT_HITS = 5

/** The hits opened from the search. Kept in memory only, so that the next user of the device does not see them. */
const recentHits = createStore<readonly SearchHit[]>([])

function rememberHit(hit: SearchHit) {
  const others = recentHits.get().filter((known) => known.kind !== hit.kind || known.id !== hit.id)
  recentHits.set([hit, ...others].slice(0, RECENT_HITS))
}

const HITS = 24
const FRESH_MS = 60_000

/** A new text aborts the call of the previous one. */
const searchQuery = (q: string, tipo?: 'campeonatos') =>
  queryOptions({
    ...read('/api/v1/busca', { query: { q, limit: HITS, ...(tipo && { tipo }) } }),
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })

const PAUSE_MS = 120

const SECTION_SIGN = <IconTrophy size={18} stroke={1.75} aria-hidden />

/** Leads to the whole result, kind by kind. */
const seeAll = (text: string): PageEntry => ({
  kind: 'page',
  key: 'see-all',
  label: `Ver todos os resultados de “${text}”`,
  picture: <IconListSearch size={18} stroke={1.75} aria-hidden />,
  address: `/dashboard?busca=${encodeURIComponent(text)}`,
})

interface Props {
  readonly pages: readonly PageEntry[]
  readonly actions: readonly ActionEntry[]
  readonly initialText: string
  readonly onClose: () => void
}

/** Finds records, and the pages and actions that the caller passes. */
export function SearchDialog({ pages, actions, initialText, onClose }: Props) {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState(initialText)
  const debounced = useDebouncedValue(text.trim().slice(0, 100), PAUSE_MS)
  const search = useQuery(searchQuery(debounced))
  const asked = findAskedSection(debounced)
  const askedHits = useQuery(searchQuery(asked?.rest ?? '', 'campeonatos')).data?.data ?? []
  const recent = useStore(recentHits)
  const typed = text.trim() !== ''
  const own = [...matching(pages, text), ...matching(actions, text)]
  const called = typed ? own.filter((entry) => isCalled(entry, text)) : []
  const others = own.filter((entry) => !called.includes(entry))
  const sections = typed && asked ? sectionEntries(asked.section, askedHits, SECTION_SIGN) : []
  const groups = [
    { title: 'Atalhos', entries: [...called, ...sections] },
    ...(typed && debounced ? groupHits(search.data?.data ?? []) : []),
    ...(!typed && recent.length > 0 ? [{ title: 'Abertos há pouco', entries: recent.map(toEntry) }] : []),
    { title: 'Páginas', entries: others.filter(({ kind }) => kind === 'page') },
    { title: 'Ações', entries: others.filter(({ kind }) => kind === 'action') },
    ...(typed && debounced && search.data?.data.length ? [{ title: 'Mais', entries: [seeAll(debounced)] }] : []),
  ].filter(({ entries }) => entries.length > 0)
  const entries = groups.flatMap((group) => group.entries)

  // Chosen by key, not by index, so that an arriving answer does not change what Enter opens.
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const chosen = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosenKey),
  )

  const open = (entry: SearchEntry) => {
    onClose()
    if (entry.kind === 'action') entry.run()
    else if (entry.kind === 'page') router.history.push(entry.address)
    else if (isConsoleAddress(entry.hit.linkAddress)) {
      rememberHit(entry.hit)
      router.history.push(entry.hit.linkAddress)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = entries[move(chosen, event.key === 'ArrowDown' ? 1 : -1, entries.length)]
      setChosenKey(next?.key ?? null)
      if (next) document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const entry = entries[chosen]
      if (entry) open(entry)
    }
  }
  const current = entries[chosen]
  const waiting = typed && (debounced !== text.trim().slice(0, 100) || search.isFetching)

  return (
    <Dialog kind="palette" label="Buscar" dismissible onClose={onClose}>
      <div className={styles.palette}>
        <div className={styles.field}>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            data-autofocus
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Buscar"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(id, current)}
            placeholder="Times, pessoas, campeonatos, jogos, páginas…"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setChosenKey(null)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Esc <HiddenText>fecha a busca</HiddenText>
          </button>
        </div>
        <ResultList id={id} groups={groups} current={current} onOpen={open} onPoint={setChosenKey} />
        <Outcome
          typed={typed}
          waiting={waiting}
          failed={search.isError && typed}
          found={entries.length}
          text={text.trim()}
        />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> escolher
          </span>
          <span>
            <kbd>Enter</kbd> abrir
          </span>
          <span>
            <kbd>Esc</kbd> fechar
          </span>
        </p>
      </div>
    </Dialog>
  )
}

const optionId = (id: string, entry: SearchEntry) => `${id}-${entry.key.replaceAll(/[^\w-]/g, '-')}`

interface ListProps {
  readonly id: string
  readonly groups: readonly SearchGroup[]
  readonly current: SearchEntry | undefined
  readonly onOpen: (entry: SearchEntry) => void
  readonly onPoint: (key: string) => void
}

function ResultList({ id, groups, current, onOpen, onPoint }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot hold pictures
    <div className={styles.list} id={`${id}-list`} role="listbox" aria-label="Resultados">
      {groups.map(({ title, entries }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor an <optgroup>
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <p className={styles.heading} id={`${id}-${title}`} role="presentation">
            {title}
          </p>
          {entries.map((entry) => (
            <SearchOption
              key={entry.key}
              id={optionId(id, entry)}
              entry={entry}
              chosen={entry.key === current?.key}
              onOpen={() => onOpen(entry)}
              onPoint={() => onPoint(entry.key)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OutcomeProps {
  readonly typed: boolean
  readonly waiting: boolean
  readonly failed: boolean
  readonly found: number
  readonly text: string
}

/** The outcome in words: visible if nothing was found or the call failed, always read out by screen readers. */
function Outcome({ typed, waiting, failed, found, text }: OutcomeProps) {
  const words = !typed || waiting ? '' : `${found} ${plural(found, 'resultado', 'resultados')}`
  return (
    <output className={styles.status}>
      {failed && <p className={styles.words}>Não foi possível buscar nos dados agora. As páginas continuam aqui.</p>}
      {!failed && typed && !waiting && found === 0 ? (
        <p className={styles.words}>Nada encontrado para “{text}”. Confira a escrita ou tente só uma parte do nome.</p>
      ) : (
        <HiddenText>{words}</HiddenText>
      )}
    </output>
  )
}
