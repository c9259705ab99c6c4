import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { matches } from '../../../components/text-match.ts'
import { guideGroups, guides, type Guide } from '../../../console/guides/guides.ts'
import { glossary, type Term } from './glossary.ts'
import styles from './help-results.module.css'
import { describeCounts } from './help-search.ts'
import { questions, type Question } from './questions.ts'

/** All entries, or those with the typed words. */
export function HelpResults({ query }: { readonly query: string }) {
  const found = {
    guides: guides.filter(({ title, summary, text }) => matches(query, title, summary, text)),
    questions: questions.filter(({ question, answer }) => matches(query, question, answer)),
    terms: glossary.filter(({ term, meaning }) => matches(query, term, meaning)),
  }
  const counts = { guides: found.guides.length, questions: found.questions.length, terms: found.terms.length }
  const searching = query.trim() !== ''
  const nothing = counts.guides + counts.questions + counts.terms === 0
  return (
    <>
      <output className={styles.count}>{describeCounts(counts)}</output>
      {nothing && (
        <Card>
          <EmptyState
            title={`Nada sobre “${query.trim()}”`}
            action={
              <>
                <ButtonLink to="/help" search={{}} variant="default">
                  Limpar a busca
                </ButtonLink>
                <ButtonLink to="/contact" variant="subtle">
                  Perguntar em Contato
                </ButtonLink>
              </>
            }
          >
            Tente uma palavra só, ou outra para a mesma coisa.
          </EmptyState>
        </Card>
      )}
      <GuideList guides={found.guides} />
      {counts.questions > 0 && <QuestionList questions={found.questions} open={searching} />}
      {counts.terms > 0 && <GlossaryList terms={found.terms} />}
    </>
  )
}

function GlossaryList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <Card title="Glossário">
      <dl className={styles.terms}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The guides by group, each a link of its own. */
function GuideList({ guides }: { readonly guides: readonly Guide[] }) {
  const groups = guideGroups
    .map((name) => ({ name, members: guides.filter(({ group }) => group === name) }))
    .filter(({ members }) => members.length > 0)
  return groups.map(({ name, members }) => (
    <Card key={name} title={name} flush>
      <ul className={styles.list}>
        {members.map(({ id, title, summary }) => (
          <li key={id}>
            <Link className={styles.guide} to="/help" search={{ guia: id }} activeProps={{}}>
              <span>
                <b>{title}</b>
                <small>{summary}</small>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  ))
}

interface Props {
  readonly questions: readonly Question[]
  /** Answers are open while searching, because the match may be inside them. */
  readonly open: boolean
}

function QuestionList({ questions, open }: Props) {
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
