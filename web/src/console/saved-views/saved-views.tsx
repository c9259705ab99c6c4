import { truncate, type FilteredList } from '@meio-campo/contract/rules'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import type { ListSearch } from '../../components/list/list-search.ts'
import { Menu } from '../../components/menu/menu.tsx'
import { useUser } from '../../session/session-store.ts'
import { savedViewsQuery } from './view-queries.ts'
import { changeTo, findOpenView, labelOf, ownFirst, queryOf } from './view-search.ts'

// Loaded when they are opened: most visits only choose a view.
const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }))
const ViewsDialog = lazy(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }))

const SHOWN_NAME = 24

interface Props extends ListSearch {
  readonly list: FilteredList
}

/** The views of a list: to open one, to save the filters of now, to put them in order. */
export function SavedViews({ list, search, set }: Props) {
  const admin = useUser()?.admin ?? false
  const { data } = useQuery(savedViewsQuery(list))
  const [open, setOpen] = useState<'save' | 'all' | null>(null)
  const close = () => setOpen(null)
  const views = ownFirst(data?.data ?? [])
  const query = queryOf(list, search)
  const shown = findOpenView(views, query)
  const changeable = views.filter(({ own }) => own || admin)
  return (
    <>
      <Suspense>
        {open === 'save' && <SaveViewDialog list={list} query={query} onClose={close} />}
        {open === 'all' && <ViewsDialog views={changeable} query={query} onClose={close} />}
      </Suspense>
      <Menu
        renderTrigger={(props) => (
          <Button {...props} variant="default" leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}>
            {shown ? `Visão: ${truncate(shown.name, SHOWN_NAME)}` : 'Visões'}
          </Button>
        )}
        items={[
          ...views.map((view) => ({
            id: view.id,
            label: labelOf(view),
            onChoose: () => set(changeTo(list, view.query)),
          })),
          { label: 'Salvar os filtros de agora', onChoose: () => setOpen('save') },
          ...(changeable.length > 0 ? [{ label: 'Organizar visões', onChoose: () => setOpen('all') }] : []),
        ]}
      />
    </>
  )
}
