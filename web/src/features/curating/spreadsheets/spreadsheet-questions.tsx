import type { Spreadsheet, SpreadsheetOrder, SpreadsheetQuestion } from '@meio-campo/contract'
import {
  counted,
  recordFields,
  spreadsheetFields,
  spreadsheetNoun,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { recordAddress } from '../records/inputs/record-noun.ts'
import { ValueView } from '../records/inputs/value-view.tsx'
import { placeOfRow } from './spreadsheet-changes.tsx'
import { choiceKey, withChoice, withoutChoices } from './spreadsheet-order.ts'
import { spreadsheetQuestionPages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

interface Props {
  readonly spreadsheet: Spreadsheet
  /** The kind that the questions are about: that of the last check. */
  readonly kind: SpreadsheetKind
  readonly order: SpreadsheetOrder
  readonly onChange: (order: SpreadsheetOrder) => void
}

/** Rows with the name of a record that may mean another one: both side by side, for the user to choose. */
export function SpreadsheetQuestions({ spreadsheet, kind, order, onChange }: Props) {
  const questions = useInfiniteQuery(spreadsheetQuestionPages(spreadsheet.id))
  const answers = Object.keys(order.choices ?? {}).length
  return (
    <Card
      title="Quem é quem"
      aside={
        answers > 0 && (
          <Button variant="default" size="xs" onClick={() => onChange(withoutChoices(order))}>
            Apagar as respostas
          </Button>
        )
      }
      flush
    >
      <p className={`${styles.padded} ${styles.note}`}>
        Estas linhas dizem o nome de quem já existe, ou o mesmo que já se sabe, e talvez não seja a mesma coisa. Diga
        qual é cada uma e confira de novo: sem resposta, nada delas é gravado.
        {answers > 0 && ` ${counted(answers, 'resposta dada', 'respostas dadas')}.`}
      </p>
      <PagesView
        query={questions}
        noun={{ one: 'pergunta', many: 'perguntas' }}
        empty={<EmptyState title="Todas as perguntas têm resposta" />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Quem é quem">
            {rows.map((question) => (
              <Question key={choiceKey(question)} question={question} kind={kind} order={order} onChange={onChange} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

type ComparedField = SpreadsheetQuestion['fields'][number]

function Question({
  question,
  kind,
  order,
  onChange,
}: Omit<Props, 'spreadsheet'> & { readonly question: SpreadsheetQuestion }) {
  const { line, about, another, name, candidates, total, fields } = question
  const key = choiceKey(question)
  const chosen = order.choices?.[key]
  const choose = (record: string | null) => onChange(withChoice(order, key, record))
  const label = about === null ? null : spreadsheetFields(kind)[about]!.label
  return (
    <li className={styles.item}>
      <h3 className={styles.question}>
        Linha {line.toLocaleString('pt-BR')}
        {label && `, ${label.toLowerCase()}`}: “{name}”
      </h3>
      <DataTable
        caption={
          about === null
            ? `A linha ${line} ao lado do que ela pode ser`
            : `De quem a linha ${line} pode falar em ${label}`
        }
        columns={columnsFor(kind, question)}
        rows={fields.filter(hasValue)}
        rowKey={({ field }) => field}
      />
      {total > candidates.length && (
        <p className={styles.note}>
          Há {total} com este nome; aqui estão {candidates.length}. Se é outro deles, use uma coluna com o id.
        </p>
      )}
      <fieldset className={styles.answers}>
        <legend className={styles.note}>Qual é?</legend>
        {candidates.map((candidate) => (
          <label key={candidate.id} className={styles.answer}>
            <input
              type="radio"
              name={`line-${key}`}
              checked={chosen === candidate.id}
              onChange={() => choose(candidate.id)}
            />
            É {candidate.name} ({candidate.id})
          </label>
        ))}
        {another && order.create && (
          <label className={styles.answer}>
            <input type="radio" name={`line-${key}`} checked={chosen === null} onChange={() => choose(null)} />
            {about === null ? anotherWords(kind) : 'Nenhuma destas pessoas: fica só o nome, sem registro'}
          </label>
        )}
      </fieldset>
    </li>
  )
}

function anotherWords(kind: SpreadsheetKind): string {
  const { one, feminine } = spreadsheetNoun(kind)
  return feminine ? `É outra: criar nova ${one}` : `É outro: criar novo ${one}`
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A field helps to decide only if the row or one of the records has a value in it. */
const hasValue = ({ said, stored }: ComparedField) => [said, ...stored].some(({ value }) => !isEmpty(value))

/** When the question is about a person in a cell, only the person's fields are shown. */
const columnsFor = (
  kind: SpreadsheetKind,
  { about, candidates }: SpreadsheetQuestion,
): readonly Column<ComparedField>[] => {
  const known = about === null ? spreadsheetFields(kind) : recordFields.person
  const view = (field: string, { value, name }: ComparedField['said']) => (
    <ValueView field={known[field]!} value={value} {...(name !== null && { name })} />
  )
  const said: Column<ComparedField> = {
    id: 'said',
    head: 'Na planilha',
    cell: ({ field, said: own }) => (isEmpty(own.value) ? '–' : view(field, own)),
  }
  return [
    { id: 'label', head: 'Campo', cell: ({ label }) => label },
    ...(about === null ? [said] : []),
    ...candidates.map(({ id, name }, at): Column<ComparedField> => ({
      id,
      head: `${name} (${id})`,
      headControl: (
        <RecordPlace linkAddress={about === null ? placeOfRow(kind, id) : recordAddress('player', id)}>
          {`${name} (${id})`}
        </RecordPlace>
      ),
      cell: ({ field, said: { value }, stored }) => {
        const own = stored[at]!
        const differs = !isEmpty(value) && !isEmpty(own.value) && JSON.stringify(own.value) !== JSON.stringify(value)
        return differs ? <mark className={styles.differs}>{view(field, own)}</mark> : view(field, own)
      },
    })),
  ]
}
