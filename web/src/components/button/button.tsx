import type { AnchorHTMLAttributes, ButtonHTMLAttributes, CSSProperties, ReactNode, Ref } from 'react'
import styles from './button.module.css'

interface Look {
  /** `filled` for what the page is there for; `default` and `subtle` are quieter. */
  readonly variant?: 'filled' | 'default' | 'subtle' | undefined
  /** For what destroys. */
  readonly color?: 'danger' | undefined
}

interface ButtonLook extends Look {
  readonly size?: 'xs' | 'compact' | 'md' | 'lg' | undefined
  readonly fullWidth?: boolean | undefined
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
}

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
    readonly ref?: Ref<HTMLButtonElement>
    /** Disabled, with a spinner in the place of its words, which keep their width and their name. */
    readonly loading?: boolean | undefined
  }

export function Button({ loading, disabled, ...rest }: ButtonProps) {
  const { attributes, content } = dressed(rest)
  return (
    <button type="button" {...attributes} disabled={disabled || loading} data-loading={loading || undefined}>
      {loading !== undefined && <span className={styles.spinner} aria-hidden="true" />}
      {content}
    </button>
  )
}

type AnchorButtonProps = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & { readonly ref?: Ref<HTMLAnchorElement> }

/** Looks like a button, goes to an address outside the console; `ButtonLink` goes to one inside it. */
export function AnchorButton(props: AnchorButtonProps) {
  const { attributes, content } = dressed(props)
  return <a {...attributes}>{content}</a>
}

type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
    readonly ref?: Ref<HTMLButtonElement>
    readonly 'aria-label': string
    /** In pixels; as high as the other controls unless given. */
    readonly size?: number
  }

/** A button that is only a picture. */
export function IconButton({ variant = 'subtle', color, size, className, style, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={joined(styles.icon, className)}
      style={size === undefined ? style : ({ '--size': `${size / 16}rem`, ...style } as CSSProperties)}
      data-variant={variant}
      data-color={color}
    />
  )
}

function dressed<Rest extends ButtonLook & { readonly className?: string | undefined; readonly children?: ReactNode }>({
  variant = 'filled',
  color,
  size,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...rest
}: Rest) {
  return {
    attributes: {
      ...rest,
      className: joined(styles.button, className),
      'data-variant': variant,
      'data-color': color,
      'data-size': size,
      'data-wide': fullWidth || undefined,
    },
    content: (
      <span className={styles.inner}>
        {leftSection && <span className={styles.section}>{leftSection}</span>}
        <span className={styles.label}>{children}</span>
        {rightSection && <span className={styles.section}>{rightSection}</span>}
      </span>
    ),
  }
}

function joined(own: string | undefined, given: string | undefined) {
  return given ? `${own} ${given}` : own
}
