import { dotted } from '@meio-campo/contract/rules'
import type { Confederation } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Flag } from '../../../components/flag/flag.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import styles from './confederation-row.module.css'
import { memberCount, ownAcronym, teamCount } from './confederation-words.ts'

export function ConfederationRow({ confederation }: { readonly confederation: Confederation }) {
  const { id, name, teams } = confederation
  return (
    <Link className={styles.row} to="/confederacoes/$id" params={{ id }}>
      <ConfederationIcon confederation={confederation} />
      <span className={styles.words}>
        <b>{name}</b>
        <small>{dotted(ownAcronym(confederation), memberCount(confederation), teams > 0 && teamCount(teams))}</small>
      </span>
    </Link>
  )
}

interface Props {
  readonly confederation: Pick<Confederation, 'id' | 'name' | 'acronym' | 'country' | 'level' | 'crest'>
  readonly size?: number
}

/** Its crest; without one a country's own has the flag, every other a pennant. Decorative: the name is next to it. */
export function ConfederationIcon({ confederation, size = 32 }: Props) {
  const { country, level, crest } = confederation
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.sign} style={{ width: size }}>
      {crest && crest !== broken ? (
        <img className={styles.crest} src={crest} alt="" width={size} height={size} onError={() => setBroken(crest)} />
      ) : country && level === 2 ? (
        <Flag code={country} size={Math.round(size * 0.62)} decorative />
      ) : (
        <Pennant competition={confederation} size={size} />
      )}
    </span>
  )
}
