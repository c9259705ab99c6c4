import { Button } from '../../components/button/button.tsx'
import { IconSearch } from '@tabler/icons-react'
import { searchOpen } from '../shell/search-open.ts'
import styles from './search-offer.module.css'

/** The search over everything; it needs a session, so visitors get the pages alone. */
export function SearchOffer() {
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
