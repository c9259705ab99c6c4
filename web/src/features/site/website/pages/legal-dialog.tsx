import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { Dialog } from '../../../../components/dialog/dialog.tsx'
import { Markdown } from '../../../../components/markdown/markdown.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { describeUpdate } from './website-date.ts'
import { websiteQuery } from './website-queries.ts'
import { wholeText } from './whole-text.ts'
import styles from './legal-dialog.module.css'

type LegalText = 'terms' | 'privacy'

const names: Record<LegalText, string> = { terms: 'Termos de uso', privacy: 'Política de privacidade' }
const choices = (['terms', 'privacy'] as const).map((value) => ({ value, label: names[value] }))
const addresses: Readonly<Record<string, LegalText>> = {
  '/institucional/terms': 'terms',
  '/institucional/privacy': 'privacy',
}

interface Props {
  readonly first: LegalText
  readonly onClose: () => void
}

/** Both texts, readable before there is an account; the form behind it keeps what was typed. */
export function LegalDialog({ first, onClose }: Props) {
  const id = useId()
  const [shown, setShown] = useState(first)
  const website = useQuery(websiteQuery())
  const open = useCallback((address: string) => {
    const text = addresses[address]
    if (text) setShown(text)
    else window.open(address, '_blank', 'noopener')
  }, [])
  return (
    <Dialog kind="wide" labelledBy={id} dismissible onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {names[shown]}
        </h2>
        <Button size="xs" variant="default" data-autofocus onClick={onClose}>
          Fechar
        </Button>
        <div className={styles.choice}>
          <Segmented label="Texto" choices={choices} value={shown} onChange={setShown} />
        </div>
      </header>
      <QueryView query={website} skeleton={<SkeletonRows count={6} />}>
        {({ data }) => {
          const page = data.website.pages.find((candidate) => candidate.id === shown)
          if (!page) return <p className={styles.date}>Este texto ainda não foi publicado.</p>
          return (
            <>
              <p className={styles.date}>{describeUpdate(page.updatedAt)}</p>
              <Markdown onOpen={open}>{wholeText(page)}</Markdown>
            </>
          )
        }}
      </QueryView>
    </Dialog>
  )
}
