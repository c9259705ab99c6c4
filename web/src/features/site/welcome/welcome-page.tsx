import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { DemoBadge } from '../../../components/badge.tsx'
import { BrandMark } from '../../../components/brand-mark.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { useDocumentTitle } from '../../../components/page/use-document-title.ts'
import { stageOf } from '../../football/pieces/matches/match-stage.ts'
import { ExamplePanel } from './example-panel.tsx'
import { showcaseQuery } from './showcase-queries.ts'
import { TodayStrip } from './today-strip.tsx'
import { WelcomeHeader } from './welcome-header.tsx'
import { WelcomeNumbers } from './welcome-numbers.tsx'
import styles from './welcome-page.module.css'

const LOOK_EVERY_MS = 20_000

/** The page is a midfield: football and people on the day side, code on the night side. */
export function WelcomePage() {
  useDocumentTitle('Meio-Campo')
  const showcase = useLive(showcaseQuery(), {
    intervalMs: LOOK_EVERY_MS,
    while: ({ data }) => data.matches.some((match) => ['live', 'next'].includes(stageOf(match))),
  })
  const shown = showcase.data?.data
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
              Clubes, pessoas, campeonatos, jogos e onde assistir: uma base aberta, no seu servidor, com um console em
              português e uma API sobre os mesmos dados.
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
            <ExamplePanel showcase={showcase} />
          </div>
        </div>
      </div>
      {/* The panel above already says that nothing could be read. */}
      {!(showcase.isError && !shown) && (
        <>
          <TodayStrip matches={shown?.matches} />
          <WelcomeNumbers numbers={shown?.numbers} />
        </>
      )}
      <WelcomeFooter demo={shown?.demo ?? false} />
    </div>
  )
}

/** The centre circle over the seam of the two halves: chalk by day, chalk by night, the ball on the spot. */
function HalfwayLine() {
  return (
    <svg className={styles.circle} viewBox="-274 -274 548 548" aria-hidden="true">
      <path className={styles.line} d="M0-272a272 272 0 0 0 0 544" />
      <path className={`dark ${styles.line}`} d="M0-272a272 272 0 0 1 0 544" />
      <circle className={styles.spot} r="6" />
    </svg>
  )
}

function WelcomeFooter({ demo }: { readonly demo: boolean }) {
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
