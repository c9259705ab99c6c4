import type { Tie } from '@meio-campo/contract'
import { IconTrophy } from '@tabler/icons-react'
import { Crest } from '../../../components/crest/crest.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './champion-mark.module.css'

/** The winner of the final; nothing before it is decided. */
export function ChampionMark({ final }: { readonly final: Tie }) {
  const champion = [final.first, final.second].find((team) => team !== null && team.id === final.winner)
  if (!champion) return null
  return (
    <p className={styles.champion} data-team={champion.id}>
      <Crest team={champion} size={44} />
      <span>
        <small>
          <IconTrophy size={14} stroke={1.75} aria-hidden />
          Campeão
        </small>
        <TextLink to="/times/$id" params={{ id: champion.id }}>
          {champion.name}
        </TextLink>
      </span>
    </p>
  )
}
