import { IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { findGuide, guideText } from '../../../console/guides/guides.ts'
import styles from './posts-card.module.css'

/**
 * A guide over the first page, which needs no account: visitors can read how forecasts are made and how good they were.
 */
export function GuideDialog({ guide: wanted }: { readonly guide: string }) {
  const id = useId()
  const navigate = useNavigate({ from: '/dashboard' })
  const guide = findGuide(wanted)
  if (!guide) return null
  const close = () => void navigate({ search: {}, resetScroll: false })
  return (
    <Dialog kind="wide" labelledBy={id} dismissible onClose={close}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            {guide.title}
          </h2>
          <p className={styles.date}>{guide.summary}</p>
        </div>
        <IconButton aria-label="Fechar" data-autofocus onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <Markdown>{guideText(guide, openAddress('').replace(/\/$/, ''))}</Markdown>
    </Dialog>
  )
}
