import { createLink } from '@tanstack/react-router'
import { AnchorButton } from './button/button.tsx'

/** Looks like a button, goes to an address: `<ButtonLink to="/login">Fazer Login</ButtonLink>`. */
export const ButtonLink = createLink(AnchorButton)
