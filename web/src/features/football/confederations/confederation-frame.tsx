import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import styles from './confederation-frame.module.css'
import { confederationQuery } from './confederation-queries.ts'
import { ConfederationIcon } from './confederation-row.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'

const sectionsOf = (params: { readonly id: string }) => [
  { id: 'visao-geral', label: 'Visão geral', link: linkOptions({ to: '/confederacoes/$id', params }) },
  { id: 'jogos', label: 'Jogos', link: linkOptions({ to: '/confederacoes/$id/jogos', params }) },
  { id: 'times', label: 'Times', link: linkOptions({ to: '/confederacoes/$id/times', params }) },
  { id: 'campeonatos', label: 'Campeonatos', link: linkOptions({ to: '/confederacoes/$id/campeonatos', params }) },
]

interface Props {
  /** As the address has it. */
  readonly id: string
  readonly section: 'visao-geral' | 'jogos' | 'times' | 'campeonatos'
  /** Without one the page's title is the confederation's name. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of one confederation share: its place in the tree and the links to the other pages. */
export function ConfederationFrame({ id, section, title, actions, children }: Props) {
  const { data, error } = useQuery(confederationQuery(id))
  const confederation = data?.data
  useCrumbName(`/confederacoes/${id}`, confederation?.name)
  if (!confederation && isMissing(error)) return <NotFoundPage />
  // The heading already contains the name.
  const path = confederation?.path.filter((step) => step.id !== id) ?? []
  const picture = confederation && <ConfederationIcon confederation={confederation} size={26} />
  return (
    <PageFrame
      title={title ?? confederation?.name ?? 'Confederação'}
      of={{ name: confederation?.name, picture, link: linkOptions({ to: '/confederacoes/$id', params: { id } }) }}
      mark={!title && picture}
      facts={
        path.length > 0 ? (
          <span className={styles.path}>
            {path.map((step) => (
              <Link key={step.id} to="/confederacoes/$id" params={{ id: step.id }}>
                {step.acronym ?? step.name}
              </Link>
            ))}
          </span>
        ) : null
      }
      actions={actions}
    >
      <SectionTabs label="Páginas da confederação" sections={sectionsOf({ id })} current={section} />
      {children}
      <SuggestButton noun="confederation" id={id} />
    </PageFrame>
  )
}
