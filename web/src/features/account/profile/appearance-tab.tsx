import type { View } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Switch } from '../../../components/switch.tsx'
import { useStore } from '../../../state/store.ts'
import { showToast } from '../../../state/toasts.ts'
import { setDarkTheme, themeStore } from '../../../state/theme-store.ts'
import { accountQuery, saveAccount } from './account-queries.ts'
import styles from './appearance-tab.module.css'
import { ViewChoice } from './view-choice.tsx'

export function AppearanceTab() {
  const account = useQuery(accountQuery())
  return (
    <>
      <Card title="Tema">
        <ThemeChoice />
      </Card>
      <Card title="Listas">
        <QueryView query={account} skeleton={<SkeletonRows count={1} />}>
          {({ data }) => <SavedViewChoice saved={data.view} />}
        </QueryView>
      </Card>
    </>
  )
}

function ThemeChoice() {
  const dark = useStore(themeStore)
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input
    <label className={styles.theme}>
      <span>
        <b>Tema escuro</b>
        <small>{dark ? 'Quarta-feira, 21h30: refletores acesos.' : 'Domingo, 16h: sol no gramado.'}</small>
      </span>
      <Switch aria-label="Tema escuro" checked={dark} onChange={(event) => setDarkTheme(event.currentTarget.checked)} />
    </label>
  )
}

/** Shows the choice at once, and reverts it when the server refuses it. */
function SavedViewChoice({ saved }: { readonly saved: View }) {
  const [chosen, setChosen] = useState<View | null>(null)
  const choose = async (view: View) => {
    setChosen(view)
    const result = await saveAccount({ view })
    setChosen(null)
    if (result.ok) showToast('Preferência salva.')
  }
  return <ViewChoice value={chosen ?? saved} onChange={(view) => void choose(view)} />
}
