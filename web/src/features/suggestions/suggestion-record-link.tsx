import type { Suggestion } from '@meio-campo/contract'
import type { ReactNode } from 'react'
import { TextLink } from '../../components/text-link.tsx'

const folders = {
  team: '/times/$id',
  person: '/jogadores/$id',
  stadium: '/estadios/$id',
  confederation: '/confederacoes/$id',
  competition: '/campeonatos/$id',
  streaming: '/streamings/$id',
} as const

interface Props {
  readonly suggestion: Suggestion
  readonly children: ReactNode
}

/** To the record's page, where it has one of its own. */
export function SuggestionRecordLink({ suggestion: { kind, record }, children }: Props) {
  if (!record || kind === 'edition' || kind === 'match') return children
  return (
    <TextLink to={folders[kind]} params={{ id: record.id }}>
      {children}
    </TextLink>
  )
}
