import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

const AnchorButton = (props: AnchorButtonProps) => <Button component="a" {...props} />

/** Looks like a button, goes to an address: `<ButtonLink to="/login">Fazer Login</ButtonLink>`. */
export const ButtonLink = createLink(AnchorButton)
