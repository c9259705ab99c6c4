import type { CompetitionRef } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { byCompetition } from './title-groups.ts'
import styles from './titles.module.css'

interface Props {
  readonly titles: readonly { readonly competition: CompetitionRef; readonly edition: string }[]
}

/** What was won, how often, and in which years. */
export function TitlesByCompetition({ titles }: Props) {
  return (
    <Card title="Por campeonato" flush>
      <ul>
        {byCompetition(titles).map(({ competition, editions }) => (
          <li key={competition.id} className={styles.competition}>
            <b className={styles.times}>
              {editions.length}
              <HiddenText> {plural(editions.length, 'título', 'títulos')}</HiddenText>
            </b>
            <Pennant competition={competition} size={32} />
            <div className={styles.words}>
              <Link className={styles.name} to="/campeonatos/$id" params={{ id: competition.id }}>
                {competition.name}
              </Link>
              <p className={styles.years}>
                {[...new Set(editions)].map((edition) => (
                  <Link
                    key={edition}
                    to="/campeonatos/$id"
                    params={{ id: competition.id }}
                    search={{ temporada: edition }}
                  >
                    {edition}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
