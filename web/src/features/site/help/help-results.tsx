import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { GlossaryList } from './glossary-list.tsx'
import { glossary } from './glossary.ts'
import { GuideList } from './guide-list.tsx'
import { guides } from '../../../console/guides/guides.ts'
import styles from './help-results.module.css'
import { matches } from '../../../components/text-match.ts'
import { describeCounts } from './help-search.ts'
import { QuestionList } from './question-list.tsx'
import { questions } from './questions.ts'

/** Everything there is, or what holds the words that were typed. */
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
