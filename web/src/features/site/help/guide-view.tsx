import { IconArrowLeft, IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { copyText } from '../../../state/clipboard.ts'
import styles from './guide-view.module.css'
import { findGuide, guideText } from '../../../console/guides/guides.ts'

/** One guide, at an address that can be shared. */
export function GuideView({ id }: { readonly id: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = findGuide(id)
  // The address changed, the page did not: the focus still goes to what is new.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!guide) {
    return (
      <Card>
        <EmptyState
          title="Este guia não existe"
          action={
            <ButtonLink to="/help" search={{}} variant="default">
              Todos os guias
            </ButtonLink>
          }
        >
          O endereço pode ter mudado. Busque pelo assunto.
        </EmptyState>
      </Card>
    )
  }
  return (
    <article className={styles.guide}>
      <Link className={styles.back} to="/help" search={{}} activeProps={{}}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Todos os guias
      </Link>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {guide.title}
          </h2>
          <p className={styles.summary}>{guide.summary}</p>
        </div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(window.location.href)}
        >
          Copiar link
        </Button>
      </header>
      <Markdown>{guideText(guide, openAddress('').replace(/\/$/, ''))}</Markdown>
    </article>
  )
}
