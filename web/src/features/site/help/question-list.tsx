import { IconChevronDown } from '@tabler/icons-react'
import { Card } from '../../../components/card.tsx'
import { Markdown } from '../../../components/markdown.tsx'
import styles from './question-list.module.css'
import type { Question } from './questions.ts'

interface Props {
  readonly questions: readonly Question[]
  /** While searching, an answer may be what was found: they stand open. */
  readonly open: boolean
}

export function QuestionList({ questions, open }: Props) {
  return (
    <Card title="Perguntas frequentes" flush>
      {questions.map(({ id, question, answer }) => (
        <details key={`${id} ${open}`} className={styles.question} open={open}>
          <summary>
            {question}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <div className={styles.answer}>
            <Markdown>{answer}</Markdown>
          </div>
        </details>
      ))}
    </Card>
  )
}
