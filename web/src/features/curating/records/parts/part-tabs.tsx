import type { SettingsTabProps } from '../inputs/record-noun.ts'
import { ending } from './part-columns.tsx'
import { PartsCard } from './parts-card.tsx'

type TabProps = Pick<SettingsTabProps, 'record'>

const spells = {
  kind: 'spell',
  action: ending('Encerrar passagem'),
} as const

/** The present and former members of a team. */
export function SquadTab({ record }: TabProps) {
  return (
    <PartsCard
      {...spells}
      title="Elenco e comissão"
      filter={{ time: record.id }}
      columns={['person', 'role', 'number', 'starts', 'ends', 'contractUntil']}
      prefilled={{ team: record.id, role: 'player' }}
      names={{ team: record.name }}
      hidden={['team']}
      empty="Ninguém no elenco ainda"
    />
  )
}

export function TransfersTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="transfer"
      title="Transferências"
      filter={{ time: record.id }}
      columns={['person', 'from', 'to', 'kind', 'day', 'fee', 'currency']}
      prefilled={{ to: record.id, kind: 'transfer', currency: 'BRL' }}
      names={{ to: record.name }}
      empty="Nenhuma transferência registrada"
    />
  )
}

const titleColumns = ['edition', 'champion', 'runnerUp', 'finalScore', 'coach'] as const

export function TeamTitlesTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="title"
      title="Títulos e vices"
      filter={{ time: record.id }}
      columns={titleColumns}
      prefilled={{ champion: record.id }}
      names={{ champion: record.name }}
      empty="Nenhum título registrado"
    />
  )
}

/**
 * Unavailable players and the reason: banned by a court, or injured. Suspensions by cards are computed from the
 * matches.
 */
export function AbsencesTab({ record }: TabProps) {
  const shared = {
    filter: { time: record.id },
    prefilled: { team: record.id },
    names: { team: record.name },
    hidden: ['team'],
  } as const
  return (
    <>
      <PartsCard
        kind="absence"
        title="Lesões e outras ausências"
        columns={['person', 'kind', 'reason', 'starts', 'ends']}
        action={ending('Encerrar desfalque')}
        empty="Nenhum desfalque registrado"
        {...shared}
        prefilled={{ ...shared.prefilled, kind: 'injury' }}
      />
      <PartsCard
        kind="suspension"
        title="Suspensões por julgamento"
        columns={['person', 'edition', 'reason', 'matches', 'starts', 'ends']}
        empty="Nenhuma suspensão registrada"
        {...shared}
      />
    </>
  )
}

export function CoachSpellsTab({ record }: TabProps) {
  return (
    <PartsCard
      {...spells}
      title="Passagens"
      filter={{ pessoa: record.id }}
      columns={['team', 'role', 'starts', 'ends', 'contractUntil']}
      prefilled={{ person: record.id, role: 'coach' }}
      names={{ person: record.name }}
      hidden={['person', 'number', 'loan']}
      empty="Nenhuma passagem registrada"
    />
  )
}

export function CoachTitlesTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="title"
      title="Títulos"
      filter={{ pessoa: record.id }}
      columns={titleColumns}
      prefilled={{ coach: record.id }}
      names={{ coach: record.name }}
      empty="Nenhum título registrado"
    />
  )
}

export function ChampionsTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="title"
      title="Campeões"
      filter={{ campeonato: record.id }}
      columns={['edition', 'champion', 'runnerUp', 'finalScore', 'topScorer', 'coach', 'note']}
      empty="Nenhum campeão registrado"
    />
  )
}

export function CompetitionRightsTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="broadcastRight"
      title="Direitos de transmissão"
      filter={{ campeonato: record.id }}
      columns={['edition', 'streaming', 'home', 'starts', 'ends', 'note']}
      empty="Nenhum direito de transmissão registrado"
    />
  )
}

export function StreamingRightsTab({ record }: TabProps) {
  return (
    <PartsCard
      kind="broadcastRight"
      title="Direitos de transmissão"
      filter={{ streaming: record.id }}
      columns={['edition', 'home', 'starts', 'ends', 'note']}
      prefilled={{ streaming: record.id }}
      names={{ streaming: record.name }}
      hidden={['streaming']}
      empty="Nenhum direito de transmissão registrado"
    />
  )
}
