import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { GuideView } from './guide-view.tsx'
import { HelpAside } from './help-aside.tsx'
import styles from './help-page.module.css'
import { HelpResults } from './help-results.tsx'
import { HelpSearchField } from './help-search-field.tsx'

/** "Obter Ajuda": what is asked for and what is open are both in the address. */
export function HelpPage() {
  const { guia, busca = '' } = useSearch({ from: '/help' })
  const navigate = useNavigate({ from: '/help' })
  const search = (text: string) =>
    void navigate({ search: text === '' ? {} : { busca: text }, replace: true, resetScroll: false })
  return (
    <PageFrame title="Obter Ajuda" subtitle="Guias, perguntas e o estado do serviço.">
      <div className={styles.columns}>
        <div className={styles.main}>
          <HelpSearchField value={busca} onChange={search} />
          {guia === undefined ? <HelpResults query={busca} /> : <GuideView key={guia} id={guia} />}
        </div>
        <HelpAside />
      </div>
    </PageFrame>
  )
}
