import { Button } from '../../../../components/button/button.tsx'
import { answerAds, useAdConsent } from './ad-consent.ts'
import styles from './advertisement.module.css'

/**
 * An advertisement, where the reader allowed it. Google's script runs in a frame without an origin: it can read neither
 * this page nor what the console stores.
 */
export default function Advertisement({ slot }: { readonly slot: string }) {
  const consent = useAdConsent()
  if (consent === null) return <Question />
  return (
    <aside className={styles.place} aria-label="Anúncio">
      {consent === 'sim' && (
        <iframe
          className={styles.frame}
          title="Anúncio"
          src={`/anuncios/${slot}`}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="origin"
          loading="lazy"
        />
      )}
      <p className={styles.foot}>
        {consent === 'sim' ? 'Anúncio do Google' : 'Você não permitiu anúncios.'}{' '}
        <button type="button" className={styles.change} onClick={() => answerAds(null)}>
          Mudar a escolha
        </button>
      </p>
    </aside>
  )
}

function Question() {
  return (
    <aside className={styles.question} aria-label="Anúncios neste site">
      <p>
        <b>Este site pode mostrar anúncios do Google.</b> Para isso o Google recebe o seu endereço IP e pode guardar
        cookies dele. Nada é carregado antes da sua resposta, e o site funciona igual sem eles.
      </p>
      <div className={styles.answers}>
        <Button size="xs" variant="default" onClick={() => answerAds('nao')}>
          Não permitir
        </Button>
        <Button size="xs" variant="default" onClick={() => answerAds('sim')}>
          Permitir anúncios
        </Button>
      </div>
    </aside>
  )
}
