import type { CompetitionRef } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { competitionQuery } from './competition-queries.ts'
import { EditionPicker } from '../pieces/competitions/edition-picker.tsx'
import { FreshnessLine } from '../../importing/connections/freshness-line.tsx'
import { FollowButton } from '../../push/follows/follow-button.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'

/** The fields of the championship that every one of its answers contains. */
export interface CompetitionAbout {
  readonly competition: CompetitionRef
  readonly edition?: string | null
  readonly editions?: readonly string[]
}

interface Props {
  /** As the address has it. */
  readonly id: string
  readonly temporada: string | undefined
  readonly section: CompetitionSection
  readonly title: string
  readonly about: CompetitionAbout | undefined
  /** The error of the page's query, if any. */
  readonly error: unknown
  /** Beside the name, under the heading. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  readonly onEdition?: (edition: string) => void
  readonly children: ReactNode
}

/** What the pages of one championship share: the heading, the edition and the links to the other pages. */
export function CompetitionFrame({
  id,
  temporada,
  section,
  title,
  about: answered,
  error,
  facts,
  actions,
  onEdition,
  children,
}: Props) {
  const missing = !answered && isMissing(error)
  // The error of an unknown edition does not say whether the championship exists, so that is read separately.
  const current = useQuery({ ...competitionQuery(id, {}), enabled: missing && temporada !== undefined })
  const about = answered ?? (current.data && { competition: current.data.data })
  useCrumbName(`/campeonatos/${id}`, about?.competition.name)
  if (missing && (!temporada || isMissing(current.error))) return <NotFoundPage />
  const edition = answered?.edition
  const picture = about && <Pennant competition={about.competition} size={26} />
  return (
    <PageFrame
      title={title}
      of={{
        name: about?.competition.name,
        season: edition ?? temporada,
        picture,
        link: linkOptions({ to: '/campeonatos/$id', params: { id }, search: temporada ? { temporada } : {} }),
      }}
      mark={section === 'visao-geral' && picture}
      // Keeps its line while it loads.
      facts={facts ?? null}
      actions={
        <>
          {about && <FollowButton kind="competition" id={about.competition.id} name={about.competition.name} />}
          {actions}
          {edition && onEdition && (
            <EditionPicker edition={edition} editions={answered.editions ?? []} onPick={onEdition} />
          )}
        </>
      }
    >
      <CompetitionTabs id={id} current={section} temporada={temporada} />
      {missing ? <MissingEdition id={id} words={error.problem.error.Exit.info} /> : children}
      <FreshnessLine competition={id} edition={edition ?? undefined} />
      <SuggestButton noun="competition" id={id} />
    </PageFrame>
  )
}

const sections = [
  { id: 'visao-geral', to: '/campeonatos/$id', label: 'Visão geral' },
  { id: 'tabela', to: '/campeonatos/$id/tabela', label: 'Tabela' },
  { id: 'jogos', to: '/campeonatos/$id/jogos', label: 'Jogos' },
  { id: 'artilheiros', to: '/campeonatos/$id/artilheiros', label: 'Artilheiros' },
  { id: 'cartoes', to: '/campeonatos/$id/cartoes', label: 'Cartões' },
  { id: 'numeros', to: '/campeonatos/$id', label: 'Números' },
  { id: 'campeoes', to: '/campeonatos/$id/campeoes', label: 'Campeões' },
  { id: 'transmission', to: '/campeonatos/$id/transmission', label: 'Transmissão' },
] as const

type CompetitionSection = (typeof sections)[number]['id']

interface CompetitionTabsProps {
  readonly id: string
  readonly current: CompetitionSection
  /** Kept in the links between the pages. */
  readonly temporada: string | undefined
}

function CompetitionTabs({ id, current, temporada }: CompetitionTabsProps) {
  const search = temporada ? { temporada } : {}
  return (
    <SectionTabs
      label="Páginas do campeonato"
      sections={sections.map(({ to, ...section }) => ({
        ...section,
        link: linkOptions({
          to,
          params: { id },
          // The numbers are a view of the championship's own address.
          search: section.id === 'numeros' ? { ...search, ver: 'numeros' } : search,
        }),
      }))}
      current={current}
    />
  )
}

/** The address names an unknown edition; `words` lists the known ones. */
function MissingEdition({ id, words }: { readonly id: string; readonly words: string }) {
  return (
    <Card>
      <EmptyState
        title="Essa edição não está aqui"
        action={
          <ButtonLink to="/campeonatos/$id" params={{ id }}>
            Ver a edição atual
          </ButtonLink>
        }
      >
        {words}
      </EmptyState>
    </Card>
  )
}
