import { IconMoon, IconSun } from '@tabler/icons-react'
import { IconButton } from '../../components/button/button.tsx'
import { useStore } from '../../state/store.ts'
import { setDarkTheme, themeStore } from '../../state/theme-store.ts'
import styles from './theme-button.module.css'

/** The theme on pages that have no menu. */
export function ThemeButton() {
  const dark = useStore(themeStore)
  return (
    <IconButton aria-label="Tema escuro" aria-pressed={dark} onClick={() => setDarkTheme(!dark)}>
      <IconMoon className={styles.moon} size={18} stroke={1.75} aria-hidden />
      <IconSun className={styles.sun} size={18} stroke={1.75} aria-hidden />
    </IconButton>
  )
}
