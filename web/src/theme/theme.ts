import {
  ActionIcon,
  Button,
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import buttonStyles from './button.module.css'
import { clay, concrete, night, turf } from './ramps.ts'

/**
 * Buttons are ink; turf is meaning. Without a colour the filled button is the darkest thing on the page;
 * `color="danger"` is for what destroys.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const plain = !input.color || input.color === input.theme.primaryColor
  const danger = input.color === 'danger'
  if (input.variant === 'filled' && (plain || danger)) {
    const name = danger ? 'danger-solid' : 'ink'
    return {
      background: `var(--${name})`,
      hover: danger ? 'color-mix(in srgb, var(--danger-solid) 88%, black)' : 'var(--ink-hover)',
      color: danger ? 'var(--on-danger)' : 'var(--on-ink)',
      border: `1px solid var(--${name})`,
    }
  }
  if (input.variant === 'default') {
    return {
      background: 'var(--raised)',
      hover: 'var(--hover)',
      color: danger ? 'var(--danger)' : 'var(--text)',
      border: '1px solid var(--line-strong)',
    }
  }
  if (input.variant === 'subtle' && (plain || danger)) {
    return {
      background: 'transparent',
      hover: 'var(--hover)',
      color: danger ? 'var(--danger)' : 'var(--text-2)',
      border: '1px solid transparent',
    }
  }
  return defaultVariantColorsResolver(input)
}

export const theme = createTheme({
  colors: { turf, clay, gray: concrete, dark: night },
  primaryColor: 'turf',
  primaryShade: { light: 7, dark: 3 },
  defaultRadius: 8,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: 'var(--fs-12)', sm: 'var(--fs-13)', md: 'var(--fs-14)', lg: 'var(--fs-16)', xl: 'var(--fs-18)' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    // The variant is named so that the library asks the resolver above instead of using the primary colour.
    Button: Button.extend({
      defaultProps: { variant: 'filled' },
      classNames: { root: buttonStyles.button!, section: buttonStyles.section! },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', size: 'var(--control-h)' },
      classNames: { root: buttonStyles.icon! },
    }),
  },
})

// The semantic tokens already change with the theme, so both schemes point at the same names.
const surface = {
  '--mantine-color-body': 'var(--panel)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--active)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: surface,
  dark: surface,
})
