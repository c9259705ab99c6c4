import { IconCode } from '@tabler/icons-react'
import { Button } from '../../components/button/button.tsx'
import { useStore } from '../../state/store.ts'
import styles from './api-button.module.css'
import { apiCallStore, apiPanelOpen } from './api-call.ts'

export const API_BUTTON_ID = 'ver-na-api'

/** Only where the page is a call. On a phone the sign alone remains. */
export function ApiButton() {
  const call = useStore(apiCallStore)
  const open = useStore(apiPanelOpen)
  if (!call) return null
  return (
    <Button
      id={API_BUTTON_ID}
      className={styles.button}
      variant="default"
      aria-label="Ver na API"
      aria-expanded={open}
      onClick={() => apiPanelOpen.set(!open)}
    >
      <IconCode size={18} stroke={1.75} aria-hidden />
      <span className={styles.words}>Ver na API</span>
    </Button>
  )
}
