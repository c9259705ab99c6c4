import { Button } from '../../components/button/button.tsx'
import { slug } from '@meio-campo/contract/rules'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../components/button-link.tsx'
import fieldStyles from '../../components/form/field.module.css'
import { Field } from '../../components/form/field.tsx'
import { useDocumentTitle } from '../../components/page/use-document-title.ts'
import { PitchDrawing } from '../../components/pitch/pitch-drawing.tsx'
import { useUser } from '../../session/session-store.ts'
import { footballItems, userItems, visitorItems } from '../shell/menu-items.ts'
import { searchOpen } from '../shell/search-open.ts'
import styles from './not-found-page.module.css'

/** The error page: unknown addresses and unknown ids alike. It needs no session. */
export function NotFoundPage() {
  useDocumentTitle('Página não encontrada')
  const user = useUser()
  return (
    <article className={styles.page}>
      <PitchDrawing scene="out" />
      <h1 className={styles.title} tabIndex={-1}>
        Essa página saiu pela linha de fundo
      </h1>
      <p className={styles.text}>
        O endereço não existe por aqui. Confira o que foi digitado, busque {user ? 'em tudo' : 'uma página'} ou volte ao
        início.
      </p>
      <ButtonLink to="/dashboard" size="md">
        Voltar ao início
      </ButtonLink>
      <div className={styles.finder}>{user ? <SearchOffer /> : <PageFinder />}</div>
    </article>
  )
}

/** The search over everything; it needs a session, so visitors get the pages alone. */
function SearchOffer() {
  return (
    <div className={styles.offer}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => searchOpen.set(true)}
      >
        Buscar times, pessoas, jogos e páginas
      </Button>
    </div>
  )
}

/** A search over the console's pages: enough to find the way back from a wrong address. */
function PageFinder() {
  const [text, setText] = useState('')
  const user = useUser()
  const pages = user ? [...userItems, ...footballItems] : visitorItems
  const found = pages.filter((page) => slug(page.label).includes(slug(text.trim())))
  return (
    <div className={styles.pageFinder}>
      <Field label="Buscar uma página" error={undefined}>
        {(wiring) => (
          <input
            {...wiring}
            className={fieldStyles.input}
            type="search"
            placeholder="Times, jogos, contato…"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <ul className={styles.list} aria-label="Páginas">
        {found.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>Nenhuma página com esse nome.</p>}
    </div>
  )
}
