import type { Spreadsheet, SpreadsheetOrder, SpreadsheetQuestion } from '@meio-campo/contract'
import { counted, spreadsheetFields, spreadsheetNoun, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../../components/record-place.tsx'
import { ValueView } from '../../records/inputs/value-view.tsx'
import { placeOfRow } from './spreadsheet-changes.tsx'
import { withChoice, withoutChoices } from './spreadsheet-order.ts'
import { spreadsheetQuestionPages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

interface Props {
  readonly spreadsheet: Spreadsheet
  /** The kind that the questions are about: that of the last check. */
  readonly kind: SpreadsheetKind
  readonly order: SpreadsheetOrder
  readonly onChange: (order: SpreadsheetOrder) => void
}

/** Rows that have the name of a record and may mean another: both side by side, and which of them it is. */
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
        Estas linhas têm o nome de quem já existe, e talvez não sejam a mesma coisa. Diga qual é cada uma e confira de
        novo: sem resposta, nada delas é gravado.
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
              <Question key={question.line} question={question} kind={kind} order={order} onChange={onChange} />
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
  const { line, name, candidates, total, fields } = question
  const chosen = order.choices?.[line]
  const { one, feminine } = spreadsheetNoun(kind)
  const choose = (record: string | null) => onChange(withChoice(order, line, record))
  return (
    <li className={styles.item}>
      <h3 className={styles.question}>
        Linha {line.toLocaleString('pt-BR')}: “{name}”
      </h3>
      <DataTable
        caption={`A linha ${line} ao lado de quem tem o mesmo nome`}
        columns={columnsFor(kind, question)}
        rows={fields.filter(isTold)}
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
              name={`line-${line}`}
              checked={chosen === candidate.id}
              onChange={() => choose(candidate.id)}
            />
            É {candidate.name} ({candidate.id})
          </label>
        ))}
        {order.create && (
          <label className={styles.answer}>
            <input type="radio" name={`line-${line}`} checked={chosen === null} onChange={() => choose(null)} />
            {feminine ? `É outra: criar nova ${one}` : `É outro: criar novo ${one}`}
          </label>
        )}
      </fieldset>
    </li>
  )
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A field of which neither the row nor any record says anything tells nobody apart. */
const isTold = ({ said, stored }: ComparedField) => [said, ...stored].some(({ value }) => !isEmpty(value))

const columnsFor = (kind: SpreadsheetKind, { candidates }: SpreadsheetQuestion): readonly Column<ComparedField>[] => {
  const view = (field: string, { value, name }: ComparedField['said']) => (
    <ValueView field={spreadsheetFields(kind)[field]!} value={value} {...(name !== null && { name })} />
  )
  return [
    { id: 'label', head: 'Campo', cell: ({ label }) => label },
    {
      id: 'said',
      head: 'Na planilha',
      cell: ({ field, said }) => (isEmpty(said.value) ? '–' : view(field, said)),
    },
    ...candidates.map(({ id, name }, at): Column<ComparedField> => ({
      id,
      head: `${name} (${id})`,
      headControl: <RecordPlace linkAddress={placeOfRow(kind, id)}>{`${name} (${id})`}</RecordPlace>,
      cell: ({ field, said, stored }) => {
        const own = stored[at]!
        const differs =
          !isEmpty(said.value) && !isEmpty(own.value) && JSON.stringify(own.value) !== JSON.stringify(said.value)
        return differs ? <mark className={styles.differs}>{view(field, own)}</mark> : view(field, own)
      },
    })),
  ]
}
