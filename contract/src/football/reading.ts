import { type Static, Type, type TProperties } from 'typebox'
import { brazilianStates } from '../rules/brazilian-states.ts'
import { Exactly, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

/** Comma-separated words of a fixed list; the refusal of any other word names the list. */
export const SomeOf = (words: readonly string[], description: string) =>
  Type.String({
    pattern: `^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`,
    maxLength: 1000,
    'x-accepts': words,
    description: `${description} Aceita: ${words.join(', ')}.`,
  })

const OneOf = (words: readonly string[], description: string) =>
  Type.String({ pattern: `^(?:${words.join('|')})$`, 'x-accepts': words, description })

/** How many values a filter takes at most: each may cost a look of its own. */
const MOST_VALUES = 50

/** A filter by several values of an open set, with commas between: what fits one of them fits. */
export function ListOf(value: string, example: string, description: string) {
  return Type.String({
    pattern: `^${value}(?:,${value}){0,${MOST_VALUES - 1}}$`,
    'x-refusal': `Use valores como ${example}, com vírgula e sem espaço entre eles, até ${MOST_VALUES}.`,
    description: `${description} Aceita vários, separados por vírgula.`,
  })
}

/** The same by the ids of records, of whichever kind the list belongs to. */
export const Ids = (description: string) => ListOf('[a-z0-9_-]{1,200}', '`santos`', description)

const idExamples = {
  team: '`santos`',
  competition: '`copa_do_brasil`',
  confederation: '`conmebol`',
  streaming: '`globo`',
  stadium: '`maracana`',
  person: '`marta`',
  match: '`liga_2026_r3_bahia_santos`',
} as const

/** A filter by the ids of other records; an id that no such record has is refused, never an empty list. */
export const IdList = (kind: keyof typeof idExamples, description: string) => ({
  ...ListOf('[a-z0-9_]{1,200}', idExamples[kind], description),
  'x-record': kind,
})

/** One of a few words, as a type of its own. */
export const Word = <const W extends readonly string[]>(...words: W) =>
  Type.Unsafe<W[number]>(Type.String({ enum: [...words] }))

export type ExportFormat = 'csv' | 'json' | 'ics'

/** A relation that `include=` gives whole instead of by name, under its path: at most two names (`events.player`). */
export interface Inclusion {
  /** The shape that stands there then, by its name in the contract; absent: what the answer's own shape says. */
  readonly gives?: string
  /** The fields where it stands, if not at the path itself. */
  readonly at?: readonly string[]
}

export type Inclusions = Readonly<Record<string, Inclusion>>

/** What a read may cost: refused before anything is read. */
export const PATH_LIMITS = {
  /** Names in one path of `include`. */
  includeDepth: 2,
  /** Paths of one `include`. */
  includes: 10,
  /** Items of a page × relations that are read for each, with those on the way to another. */
  pageRelations: 1000,
  /** Paths of one `fields`, and names in one of them. */
  fields: 50,
  fieldDepth: 6,
} as const

interface Reading {
  /** The fields of an answer, for `fields=`. */
  readonly fields: TProperties
  readonly includes?: Inclusions
}

interface Listing extends Reading {
  /** What `sort=` takes, the default first; `-` before a name turns the order round. */
  readonly sorts: readonly string[]
  readonly formats?: readonly ExportFormat[]
}

const PATH = '[A-Za-z]+(?:\\.[A-Za-z]+)*'

/** Paths with commas between. Which there are depends on the answer, and what they may cost on the page: see `asked-paths.ts`. */
const Paths = (accepts: readonly string[], description: string, more: Readonly<Record<string, unknown>> = {}) =>
  Type.String({
    pattern: `^${PATH}(?:,${PATH})*$`,
    maxLength: 2000,
    'x-refusal': 'Use nomes como `home` ou caminhos como `home.name`, com vírgula e sem espaço entre eles.',
    'x-accepts': accepts,
    ...more,
    description: `${description} Aceita: ${accepts.join(', ')}.`,
  })

const fieldsParameter = (fields: TProperties) =>
  Paths(
    Object.keys(fields),
    `Só estes campos, até ${PATH_LIMITS.fields}, separados por vírgula; com pontos, os de dentro, como em \`home.name\`. O que só vem com \`include\` é incluído.`,
  )

function includeParameter(includes: Inclusions) {
  const { includes: most, pageRelations } = PATH_LIMITS
  return Paths(
    Object.keys(includes),
    `Estas relações inteiras, e não só pelo nome, até ${most}: \`limit\` vezes as relações, com as que ficam no caminho, vai até ${pageRelations}.`,
    { 'x-includes': includes },
  )
}

/** `include` stands in the type also where there is nothing to include; the schema then refuses it. */
function chosenFields({ fields, includes }: Reading) {
  const chosen = {
    fields: Type.Optional(fieldsParameter(fields)),
    include: Type.Optional(includeParameter(includes ?? {})),
  }
  if (!includes) Reflect.deleteProperty(chosen, 'include')
  return chosen
}

/** Query parameters of every single-item endpoint, besides its own. */
export function itemQuery<P extends TProperties>(reading: Reading, own: P) {
  return Exactly({ ...readQuery, ...chosenFields(reading), ...own })
}

/** Query parameters of every football list, besides its own filters. */
export function footballListQuery<P extends TProperties>(listing: Listing, own: P) {
  const { sorts, formats = ['csv', 'json'] } = listing
  return Exactly({
    ...readQuery,
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'Itens por página, até 100; sem ele, 20, ou todos os de `ids`.',
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 500, description: 'O `page.next` da página anterior.' })),
    ...chosenFields(listing),
    sort: Type.Optional(
      OneOf(
        sorts.flatMap((sort) => [sort, `-${sort}`]),
        `Ordem: ${sorts.join(', ')}; com \`-\` na frente, ao contrário.`,
      ),
    ),
    format: Type.Optional(OneOf(formats, `Exporta a lista inteira: ${formats.join(', ')}.`)),
    ...own,
  })
}

/** For lists of records that have an id of their own. */
export const recordFilters = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Busca pelo nome, sem acentos e com tolerância a erros.',
    }),
  ),
  ids: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9_]{1,200}(,[a-z0-9_]{1,200}){0,99}$',
      'x-refusal': 'Use ids com vírgula e sem espaço entre eles, até 100 de uma vez.',
      description:
        'Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`.',
    }),
  ),
  updated_since: Type.Optional(
    Type.String({ format: 'date-time', description: 'Só o que mudou desde este momento (ISO 8601).' }),
  ),
}

export const Season = Type.String({
  pattern: '^[0-9]{4}(-[0-9]{2})?$',
  description: 'A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última.',
})
/** One round by its number, or several with commas between. */
export const Rounds = Type.Union(
  [
    Type.Integer({ minimum: 0, maximum: 999 }),
    Type.String({
      pattern: '^[0-9]{1,3}(?:,[0-9]{1,3}){1,49}$',
      'x-refusal': 'Use números de rodadas, como `5` ou `5,6,7`.',
    }),
  ],
  { description: 'O número da rodada; várias, separadas por vírgula.' },
)
/** A whole or partial ISO date: the football package reads what it means. */
export const PartialDate = Type.String({
  maxLength: 10,
  description: 'Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`.',
})
export const Id = Type.String({ minLength: 1, maxLength: 200 })
export const CountryCodes = ListOf('[A-Z]{2}(?:-[A-Z]{3})?', '`BR` ou `GB-ENG`', 'País, como em `BR`.')
export const StateCodes = SomeOf(Object.keys(brazilianStates), 'Estado, como em `SP`. Vários, separados por vírgula.')
/** The editions that a list is narrowed to. */
export const Seasons = ListOf('[0-9]{4}(?:-[0-9]{2})?', '`2024` ou `2018-19`', 'A edição: `2024` ou `2018-19`.')

export const Years = ListOf('[0-9]{4}', '`2024`', 'O ano.')

/** Metadata of every record. */
export const recordMeta = {
  demo: Type.Boolean({ description: 'Verdadeiro nos dados de demonstração.' }),
  version: Type.Integer({ description: 'Cresce a cada mudança.' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}

export const Source = Type.Object({
  dataset: Type.String(),
  title: Type.String(),
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String()),
  at: Timestamp,
})
export type Source = Static<typeof Source>
