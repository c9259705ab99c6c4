import type { Right } from '@meio-campo/contract'
import { IconExternalLink } from '@tabler/icons-react'
import { Badge } from '../../../components/badge.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { groupRights } from '../pieces/streamings/right-groups.ts'
import styles from './right-list.module.css'
import { periodWords, streamingKind } from '../pieces/streamings/right-words.ts'

/** Who may show the championship, whose home matches, and for how long. */
export function RightList({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul aria-label="Quem transmite">
      {groupRights(rights, ({ streaming }) => streaming.id).map(({ key, right, homes }) => (
        <li key={key} className={styles.right}>
          <div className={styles.words}>
            <TextLink to="/streamings/$id" params={{ id: right.streaming.id }}>
              {right.streaming.name}
            </TextLink>
            <MetaLine>
              {streamingKind(right.streaming.kind)}
              {periodWords(right)}
              {right.note}
            </MetaLine>
          </div>
          {right.streaming.free && <Badge tone="ok">Grátis</Badge>}
          {right.streaming.site && (
            <a className={styles.site} href={right.streaming.site} target="_blank" rel="noreferrer">
              {right.streaming.kind === 'radio' ? 'Ouvir' : 'Assistir'}
              <HiddenText>{` em ${right.streaming.name} (abre em outra aba)`}</HiddenText>
              <IconExternalLink size={15} stroke={1.75} aria-hidden />
            </a>
          )}
          {homes.length > 0 && (
            <p className={styles.homes}>
              <span>{homes.length === 1 ? 'Mandante:' : 'Mandantes:'}</span>
              {homes.map((team) => (
                <TeamLink key={team.id} team={team} />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
