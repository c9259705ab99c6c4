import { Link } from '@tanstack/react-router'
import { BrandMark } from '../../components/brand-mark.tsx'
import styles from './welcome-footer.module.css'

export function WelcomeFooter() {
  return (
    <footer className={styles.footer}>
      <span className={styles.brand}>
        <BrandMark size={20} />
        Meio-Campo
      </span>
      <nav className={styles.nav} aria-label="Rodapé">
        <Link to="/contact">Contato</Link>
        <Link to="/login">Fazer Login</Link>
        <Link to="/register">Criar Conta</Link>
      </nav>
    </footer>
  )
}
