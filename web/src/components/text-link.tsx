import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

const Anchor = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={`${styles.link} ${className ?? ''}`}>
    {children}
  </a>
)

/** A link in running text. */
export const TextLink = createLink(Anchor)
