import { ButtonLink } from '../../components/button-link.tsx'
import { useUser } from '../../session/session-store.ts'
import { useDocumentTitle } from '../../components/page/use-document-title.ts'
import { PitchDrawing } from '../../components/pitch/pitch-drawing.tsx'
import styles from './not-found-page.module.css'
import { PageFinder } from './page-finder.tsx'
import { SearchOffer } from './search-offer.tsx'

/** The error page: unknown addresses and unknown ids alike. It needs no session. */
export function NotFoundPage() {
  useDocumentTitle('Página não encontrada')
  const user = useUser()
  return (
    <article className={styles.page}>
      <PitchDrawing scene="out" />
      <h1 className={styles.title} tabIndex={-1}>
        Essa página saiu pela linha de fundo
      </h1>
      <p className={styles.text}>
        O endereço não existe por aqui. Confira o que foi digitado, busque {user ? 'em tudo' : 'uma página'} ou volte ao
        início.
      </p>
      <ButtonLink to="/dashboard" size="md">
        Voltar ao início
      </ButtonLink>
      <div className={styles.finder}>{user ? <SearchOffer /> : <PageFinder />}</div>
    </article>
  )
}
