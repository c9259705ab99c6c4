import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useStore } from '../../state/store.ts'
import { setDarkTheme, themeStore } from '../../theme/theme-store.ts'

/** The theme on pages that have no menu. */
export function ThemeButton() {
  const dark = useStore(themeStore)
  const Sign = dark ? IconSun : IconMoon
  return (
    <ActionIcon aria-label="Tema escuro" aria-pressed={dark} onClick={() => setDarkTheme(!dark)}>
      <Sign size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
