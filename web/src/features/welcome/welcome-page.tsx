import { IconCircleCheck } from '@tabler/icons-react'
import { ButtonLink } from '../../components/button-link.tsx'
import { useDocumentTitle } from '../../components/page/use-document-title.ts'
import { ExamplePanel } from './example-panel.tsx'
import { HalfwayLine } from './halfway-line.tsx'
import { WelcomeFacts } from './welcome-facts.tsx'
import { WelcomeFooter } from './welcome-footer.tsx'
import { WelcomeHeader } from './welcome-header.tsx'
import styles from './welcome-page.module.css'

/** The page is a midfield: football and people on the day side, code on the night side. */
export function WelcomePage() {
  useDocumentTitle('Meio-Campo')
  return (
    <div className={styles.page}>
      <div className={styles.halves}>
        <WelcomeHeader />
        <div className={styles.day}>
          <HalfwayLine />
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              O meio-campo entre os dados do futebol e o que você constrói.
            </h1>
            <p className={styles.text}>
              Um console em português e uma API sobre os mesmos dados: abertos, no seu servidor e com o seu banco.
            </p>
            <p className={styles.actions}>
              <ButtonLink to="/register" size="lg">
                Criar Conta
              </ButtonLink>
              <ButtonLink to="/login" size="lg" variant="default">
                Fazer Login
              </ButtonLink>
            </p>
            <p className={styles.fine}>
              <IconCircleCheck size={16} stroke={1.75} aria-hidden />
              A chamada desta página é de verdade: quem responde é este servidor.
            </p>
          </div>
        </div>
        <div className={`dark ${styles.night}`}>
          <div className={styles.code}>
            <ExamplePanel />
          </div>
        </div>
      </div>
      <WelcomeFacts />
      <WelcomeFooter />
    </div>
  )
}
