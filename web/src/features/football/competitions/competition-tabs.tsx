import { linkOptions } from '@tanstack/react-router'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'

const sections = [
  { id: 'visao-geral', to: '/campeonatos/$id', label: 'Visão geral' },
  { id: 'tabela', to: '/campeonatos/$id/tabela', label: 'Tabela' },
  { id: 'jogos', to: '/campeonatos/$id/jogos', label: 'Jogos' },
  { id: 'artilheiros', to: '/campeonatos/$id/artilheiros', label: 'Artilheiros' },
  { id: 'cartoes', to: '/campeonatos/$id/cartoes', label: 'Cartões' },
  { id: 'campeoes', to: '/campeonatos/$id/campeoes', label: 'Campeões' },
  { id: 'transmission', to: '/campeonatos/$id/transmission', label: 'Transmissão' },
] as const

export type CompetitionSection = (typeof sections)[number]['id']

interface Props {
  readonly id: string
  readonly current: CompetitionSection
  /** Goes along from page to page. */
  readonly temporada: string | undefined
}

export function CompetitionTabs({ id, current, temporada }: Props) {
  const search = temporada ? { temporada } : {}
  return (
    <SectionTabs
      label="Páginas do campeonato"
      sections={sections.map(({ to, ...section }) => ({
        ...section,
        link: linkOptions({ to, params: { id }, search }),
      }))}
      current={current}
    />
  )
}
