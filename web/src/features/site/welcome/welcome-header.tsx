import { Link } from '@tanstack/react-router'
import { BrandMark } from '../../../components/brand-mark.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { useMediaQuery } from '../../../components/media-query.ts'
import { ThemeButton } from '../../../console/shell/theme-button.tsx'
import styles from './welcome-header.module.css'

export function WelcomeHeader() {
  // Beside each other, the links stand on the night side; stacked, on the day side with everything else.
  const sideBySide = useMediaQuery('(min-width: 900px)')
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} activeProps={{}}>
        <BrandMark size={30} />
        Meio-Campo
      </Link>
      <nav className={sideBySide ? `dark ${styles.nav}` : styles.nav} aria-label="Acesso">
        <ButtonLink to="/contact" variant="subtle" className={styles.spare}>
          Contato
        </ButtonLink>
        <ThemeButton />
        <ButtonLink to="/login" variant="subtle" className={styles.spare}>
          Fazer Login
        </ButtonLink>
        <ButtonLink to="/register" className={styles.spare}>
          Criar Conta
        </ButtonLink>
      </nav>
    </header>
  )
}
