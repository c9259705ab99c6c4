import type { Competition } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Flag } from '../../../components/flag/flag.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { editionCount, kindWords, participantWords } from './competition-words.ts'
import styles from './competitions-page.module.css'

export function CompetitionCard({ competition }: { readonly competition: Competition }) {
  const { id, name, kind, participants, country, edition, editions } = competition
  return (
    <Link className={styles.card} to="/campeonatos/$id" params={{ id }}>
      <Pennant competition={{ id, name }} size={48} />
      <span>
        <b>{name}</b>
        <small>
          {country && <Flag code={country} size={12} />}
          {kindWords(kind)} · {participantWords(participants)}
        </small>
        <small>{[edition && `Edição ${edition}`, editionCount(editions)].filter(Boolean).join(' · ')}</small>
      </span>
    </Link>
  )
}
