import { IconMoon } from '@tabler/icons-react'
import { Switch } from '../../components/switch.tsx'
import { useStore } from '../../state/store.ts'
import { setDarkTheme, themeStore } from '../../theme/theme-store.ts'

export function ThemeSwitch({ className }: { readonly className: string | undefined }) {
  const dark = useStore(themeStore)
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input
    <label className={className}>
      <IconMoon size={18} stroke={1.75} aria-hidden />
      Tema escuro
      <Switch checked={dark} onChange={(event) => setDarkTheme(event.currentTarget.checked)} />
    </label>
  )
}
