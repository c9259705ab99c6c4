import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { sessionFetch } from '../../../api/session-fetch.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { copyText } from '../../../state/clipboard.ts'
import { whenWords } from '../../football/pieces/matches/match-words.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import { widgetCompetitionsQuery, widgetMainQuery, widgetMatchesQuery, widgetTeamsQuery } from './widget-queries.ts'
import {
  attributesOf,
  tagOf,
  writeWidget,
  type WidgetChoice,
  type WidgetKind,
  type WidgetTheme,
} from './widget-snippet.ts'
import styles from './widgets-tab.module.css'

/** Makes the two lines that put a table, a bracket, the scorers, a match or the next ones on any page. */
export function WidgetsTab() {
  const competitions = useQuery(widgetCompetitionsQuery())
  const main = useQuery(widgetMainQuery())
  if (main.isPending) return <SkeletonForm />
  const usual = main.data?.data.main?.competition.id
  return (
    <QueryView query={competitions} skeleton={<SkeletonForm />}>
      {({ data }) => <Widgets competitions={data} usual={usual} />}
    </QueryView>
  )
}

interface WidgetsProps {
  readonly competitions: readonly { readonly id: string; readonly name: string }[]
  /** What is shown first, if it is among them. */
  readonly usual: string | undefined
}

function Widgets({ competitions, usual }: WidgetsProps) {
  const first = competitions.find(({ id }) => id === usual) ?? competitions[0]
  const [choice, setChoice] = useState<WidgetChoice>({
    kind: 'tabela',
    competition: first?.id ?? '',
    team: '',
    match: '',
    limit: '',
    theme: 'claro',
  })
  const snippet = writeWidget(choice, openAddress('/widgets.js'))
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title="O que mostrar">
          <WidgetForm choice={choice} competitions={competitions} onChange={setChoice} />
        </Card>
        <Card title="Cole na sua página">
          <div className={styles.box}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by itself: the keyboard must reach it */}
            <pre className={styles.code} tabIndex={0}>
              <code>{snippet}</code>
            </pre>
            <IconButton
              className={styles.copy}
              size={32}
              aria-label="Copiar o código do widget"
              onClick={() => void copyText(snippet)}
            >
              <IconCopy size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
          <p className={styles.note}>
            Troque <code>SUA_CHAVE</code> por uma chave <b>No navegador</b>, que só lê e só vale no endereço do seu
            site.{' '}
            <TextLink to="/api" search={{ aba: 'chaves' }}>
              Criar a chave
            </TextLink>
          </p>
          <p className={styles.note}>
            Para mudar as cores, defina na sua página <code>--mc-fundo</code>, <code>--mc-texto</code>,{' '}
            <code>--mc-texto-2</code>, <code>--mc-linha</code>, <code>--mc-destaque</code>, <code>--mc-ao-vivo</code>,{' '}
            <code>--mc-raio</code> e <code>--mc-fonte</code>.
          </p>
        </Card>
      </div>
      <Card title="Como fica">
        <WidgetPreview choice={choice} />
      </Card>
    </div>
  )
}

interface WidgetElement extends HTMLElement {
  fetching: typeof sessionFetch | null
}

/** The very script that other pages load, once. */
const scriptQuery = {
  queryKey: ['widgets.js'],
  queryFn: () => {
    const { promise, resolve, reject } = Promise.withResolvers<true>()
    const script = document.createElement('script')
    script.src = openAddress('/widgets.js')
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => reject(new Error('widgets.js')))
    document.head.append(script)
    return promise
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** The real widget with real data; the session reads in place of a key. */
function WidgetPreview({ choice }: { readonly choice: WidgetChoice }) {
  const script = useQuery(scriptQuery)
  return (
    <div className={styles.stage} data-theme={choice.theme}>
      <QueryView query={script}>{() => <Live choice={choice} />}</QueryView>
    </div>
  )
}

function Live({ choice }: { readonly choice: WidgetChoice }) {
  const place = useRef<HTMLDivElement>(null)
  const tag = tagOf(choice.kind)
  const attributes = JSON.stringify(attributesOf(choice))
  useEffect(() => {
    const widget = document.createElement(tag) as WidgetElement
    widget.fetching = sessionFetch
    for (const [name, value] of Object.entries(JSON.parse(attributes) as Record<string, string>))
      widget.setAttribute(name, value)
    place.current!.replaceChildren(widget)
    return () => widget.remove()
  }, [tag, attributes])
  return <div ref={place} />
}

const kinds: readonly { readonly value: WidgetKind; readonly label: string }[] = [
  { value: 'tabela', label: 'Tabela' },
  { value: 'jogo', label: 'Um jogo' },
  { value: 'proximos-jogos', label: 'Próximos jogos' },
  { value: 'artilheiros', label: 'Artilheiros' },
  { value: 'mata-mata', label: 'Mata-mata' },
]
const themes: readonly { readonly value: WidgetTheme; readonly label: string }[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
  { value: 'auto', label: 'Do visitante' },
]
const limitsOf = (kind: WidgetKind) => (kind === 'mata-mata' ? ['', '1', '2', '3', '5'] : ['', '3', '5', '10', '20'])

interface Props {
  readonly choice: WidgetChoice
  readonly competitions: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (choice: WidgetChoice) => void
}

function WidgetForm({ choice, competitions, onChange }: Props) {
  const set = (change: Partial<WidgetChoice>) => onChange({ ...choice, ...change })
  return (
    <div className={styles.form}>
      <Segmented label="Widget" choices={kinds} value={choice.kind} onChange={(kind) => set({ kind, limit: '' })} />
      <SelectField
        label="Campeonato"
        {...plain('campeonato', choice.competition, (competition) => set({ competition, team: '', match: '' }))}
        choices={competitions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {choice.kind === 'proximos-jogos' && <TeamChoice choice={choice} onChange={(team) => set({ team })} />}
      {choice.kind === 'jogo' && <MatchChoice choice={choice} onChange={(match) => set({ match })} />}
      {choice.kind !== 'jogo' && (
        <SelectField
          label={choice.kind === 'mata-mata' ? 'Quantas fases' : 'Quantos'}
          {...plain('limite', choice.limit, (limit) => set({ limit }))}
          choices={limitsOf(choice.kind).map((limit) => ({
            value: limit,
            label: limit === '' ? 'O padrão do widget' : `Até ${limit}`,
          }))}
        />
      )}
      <Segmented label="Tema do widget" choices={themes} value={choice.theme} onChange={(theme) => set({ theme })} />
    </div>
  )
}

interface PartProps {
  readonly choice: WidgetChoice
  readonly onChange: (id: string) => void
}

function TeamChoice({ choice, onChange }: PartProps) {
  const { data } = useQuery(widgetTeamsQuery(choice.competition))
  const teams = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label="Time"
      {...plain('time', choice.team, onChange)}
      choices={[{ value: '', label: 'Todos do campeonato' }, ...teams]}
    />
  )
}

function MatchChoice({ choice, onChange }: PartProps) {
  const today = useToday()
  const { data } = useQuery(widgetMatchesQuery(choice.competition))
  const matches = data?.data ?? []
  const first = matches[0]?.id ?? ''
  // A match is always chosen, so that the preview is never an empty box.
  useEffect(() => {
    if (choice.match === '' && first !== '') onChange(first)
  }, [choice.match, first, onChange])
  return (
    <SelectField
      label="Jogo"
      {...plain('jogo', choice.match, onChange)}
      choices={matches.map((match) => ({
        value: match.id,
        label: `${whenWords(match, today, true).head}: ${match.home.name} × ${match.away.name}`,
      }))}
    />
  )
}

const plain = (name: string, value: string, onChange: (value: string) => void) => ({
  name,
  value,
  onChange,
  error: undefined,
  onBlur: () => undefined,
})
