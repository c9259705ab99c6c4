import { dotted, plural } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { Sparkline } from '../../../components/chart/sparkline.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { DemoBadge } from '../../../components/badge.tsx'
import { ConsoleLink } from '../../../components/console-link.tsx'
import textLink from '../../../components/text-link.module.css'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchRow } from '../../football/pieces/matches/match-row.tsx'
import { isLive } from '../../football/pieces/matches/match-stage.ts'
import { positionChangeWords } from '../../football/pieces/standings/standings-words.ts'
import { StandingsTable } from '../../football/pieces/standings/standings-table.tsx'
import { ZoneLegend } from '../../football/pieces/standings/zone-mark.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import styles from './team-card.module.css'

type Favourite = NonNullable<Dashboard['favourite']>

interface Props {
  readonly favourite: Dashboard['favourite']
  /** The chosen team, also where the database does not have it yet. */
  readonly chosen: NonNullable<Dashboard['account']>['team']
}

/** The favourite team: where it stands, what it plays next, how the last one went. */
export function TeamCard({ favourite, chosen }: Props) {
  if (!chosen) {
    return (
      <Card title="Seu time">
        <p className={styles.none}>
          Você ainda não escolheu um time.{' '}
          <TextLink to="/settings" search={{ aba: 'perfil' }}>
            Escolher time
          </TextLink>
        </p>
      </Card>
    )
  }
  const team = favourite?.team ?? { ...chosen, crest: null, colours: chosen.colors }
  return (
    <Card title="Seu time" flush>
      <div className={styles.team}>
        <Crest team={team} size={56} />
        <div>
          <p className={styles.name}>{team.name}</p>
          {favourite && (
            <ConsoleLink className={textLink.link} href={chosen.linkAddress}>
              Página do time
            </ConsoleLink>
          )}
        </div>
      </div>
      {favourite ? (
        <TeamNews favourite={favourite} />
      ) : (
        <p className={styles.nothing}>Ainda não há dados deste time nesta instalação.</p>
      )}
    </Card>
  )
}

function TeamNews({ favourite: { next, last, tables } }: { readonly favourite: Favourite }) {
  return (
    <>
      {tables.length > 0 && (
        <ul className={styles.tables} aria-label="Na tabela">
          {tables.map((table) => (
            <li key={table.competition.id}>
              <TablePlace table={table} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <>
          <h3 className={styles.heading}>{isLive(next) ? 'Agora' : 'Próximo jogo'}</h3>
          <MatchRow match={next} showDay />
        </>
      )}
      {last && (
        <>
          <h3 className={styles.heading}>Último jogo</h3>
          <MatchRow match={last} showDay />
        </>
      )}
      {!next && !last && <p className={styles.nothing}>Ainda sem jogos por aqui.</p>}
    </>
  )
}

function TablePlace({ table }: { readonly table: Favourite['tables'][number] }) {
  const { competition, group, position, points, positions } = table
  return (
    <Link className={styles.table} to="/campeonatos/$id/tabela" params={{ id: competition.id }}>
      <b className={styles.position}>{position}º</b>
      <span className={styles.words}>
        <span>{competition.name}</span>
        <small>{dotted(group, `${points} ${plural(points, 'ponto', 'pontos')}`)}</small>
      </span>
      {positions.length > 1 && <Sparkline values={positions} label={positionChangeWords(positions)} width={72} />}
    </Link>
  )
}

interface MainTableCardProps {
  readonly main: NonNullable<Dashboard['main']>
  readonly team: string | null
}

/** The top of the main championship's table; the whole of it is one click away. */
export function MainTableCard({ main: { competition, edition, rows, zones, demo }, team }: MainTableCardProps) {
  return (
    <Card
      title={`${competition.name} ${edition}`}
      flush
      aside={
        <TextLink to="/campeonatos/$id/tabela" params={{ id: competition.id }}>
          Tabela completa
        </TextLink>
      }
    >
      <StandingsTable
        caption={`${competition.name} ${edition}: os primeiros`}
        rows={rows}
        zones={zones}
        favourite={team ?? undefined}
      />
      {(zones.length > 0 || demo) && (
        <footer className={styles.foot}>
          <ZoneLegend zones={zones} />
          {demo && <DemoBadge />}
        </footer>
      )}
    </Card>
  )
}
