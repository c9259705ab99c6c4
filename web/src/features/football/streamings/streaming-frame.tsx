import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '../../../api/result.ts'
import { Badge } from '../../../components/badge.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { streamingQuery } from './streaming-queries.ts'
import { StreamingIcon } from './streaming-icon.tsx'
import { priceWords, streamingKindWords } from '../pieces/streamings/streaming-words.ts'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'

const sectionsOf = (params: { readonly id: string }) => [
  { id: 'visao-geral', label: 'Visão geral', link: linkOptions({ to: '/streamings/$id', params }) },
  { id: 'jogos', label: 'Jogos', link: linkOptions({ to: '/streamings/$id/jogos', params }) },
]

interface Props {
  /** As the address has it. */
  readonly id: string
  readonly section: 'visao-geral' | 'jogos'
  /** Without one the page's title is the streaming's name. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What the pages of one service share. */
export function StreamingFrame({ id, section, title, actions, children }: Props) {
  const { data, error } = useQuery(streamingQuery(id))
  const streaming = data?.data
  useCrumbName(`/streamings/${id}`, streaming?.name)
  if (!streaming && isMissing(error)) return <NotFoundPage />
  const picture = streaming && <StreamingIcon streaming={streaming} size={26} />
  return (
    <PageFrame
      title={title ?? streaming?.name ?? 'Streaming'}
      of={{ name: streaming?.name, picture, link: linkOptions({ to: '/streamings/$id', params: { id } }) }}
      mark={!title && picture}
      facts={
        streaming && (
          <>
            <span>{streamingKindWords(streaming)}</span>
            <span>
              <Badge tone={streaming.free ? 'ok' : 'plain'}>{priceWords(streaming)}</Badge>
            </span>
            {streaming.site && <SiteLink name={streaming.name} site={streaming.site} />}
          </>
        )
      }
      actions={actions}
    >
      <SectionTabs label="Páginas do streaming" sections={sectionsOf({ id })} current={section} />
      {children}
      <SuggestButton noun="streaming" id={id} />
    </PageFrame>
  )
}
