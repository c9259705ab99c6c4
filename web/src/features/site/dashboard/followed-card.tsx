import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { ConsoleLink } from '../../../components/console-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { followKindWords } from '../../push/follows/follow-kinds.ts'
import { followsQuery } from '../../push/follows/follow-queries.ts'
import styles from './top-views-card.module.css'

const SHOWN = 8

/** What the reader follows, in their own order; hidden until there is something. */
export function FollowedCard() {
  const { data } = useQuery(followsQuery())
  if (!data || data.data.length === 0) return null
  return (
    <Card
      title="O que você acompanha"
      flush
      aside={
        <TextLink to="/settings" search={{ aba: 'notificacoes' }}>
          {data.data.length > SHOWN ? `Ver ${data.data.length} e mudar a ordem` : 'Mudar a ordem'}
        </TextLink>
      }
    >
      <ol className={styles.list}>
        {data.data.slice(0, SHOWN).map(({ kind, id, name, linkAddress, team }, index) => {
          const { label, icon: Icon } = followKindWords[kind]
          return (
            <li key={`${kind} ${id}`}>
              <ConsoleLink className={styles.row} href={linkAddress}>
                <span className={styles.rank}>{index + 1}</span>
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={styles.words}>
                  <b>{name}</b>
                  <small>{kind === 'person' && team ? team.name : label}</small>
                </span>
              </ConsoleLink>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
