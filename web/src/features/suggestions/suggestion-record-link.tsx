import type { Suggestion } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const folders = {
  team: '/times',
  person: '/jogadores',
  stadium: '/estadios',
  confederation: '/confederacoes',
  competition: '/campeonatos',
  streaming: '/streamings',
} as const

interface Props {
  readonly suggestion: Suggestion
  readonly children: ReactNode
}

/** To the record's page, where it has one of its own. */
export function SuggestionRecordLink({ suggestion: { kind, record }, children }: Props) {
  if (!record || kind === 'edition' || kind === 'match') return children
  return <Link to={`${folders[kind]}/${record.id}` as string}>{children}</Link>
}
