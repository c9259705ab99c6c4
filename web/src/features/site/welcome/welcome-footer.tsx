import { Link } from '@tanstack/react-router'
import { BrandMark } from '../../../components/brand-mark.tsx'
import { DemoBadge } from '../../../components/demo/demo-badge.tsx'
import styles from './welcome-footer.module.css'

export function WelcomeFooter({ demo }: { readonly demo: boolean }) {
  return (
    <footer className={styles.footer}>
      <span className={styles.brand}>
        <BrandMark size={20} />
        Meio-Campo
      </span>
      {demo && <DemoBadge />}
      <nav className={styles.nav} aria-label="Rodapé">
        <Link to="/contact">Contato</Link>
        <Link to="/login">Fazer Login</Link>
        <Link to="/register">Criar Conta</Link>
      </nav>
    </footer>
  )
}
