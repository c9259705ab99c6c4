import { slug } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '../../components/form/field.tsx'
import fieldStyles from '../../components/form/field.module.css'
import { useUser } from '../../session/session-store.ts'
import { footballItems, userItems, visitorItems } from '../shell/menu-items.ts'
import styles from './page-finder.module.css'

/** A search over the console's pages: enough to find the way back from a wrong address. */
export function PageFinder() {
  const [text, setText] = useState('')
  const user = useUser()
  const pages = user ? [...userItems, ...footballItems] : visitorItems
  const found = pages.filter((page) => slug(page.label).includes(slug(text.trim())))
  return (
    <div className={styles.finder}>
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
