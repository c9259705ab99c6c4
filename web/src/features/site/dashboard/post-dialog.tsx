import type { Post } from '@meio-campo/contract'
import { IconX } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { IconButton } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Markdown } from '../../../components/markdown.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import styles from './post-dialog.module.css'

const route = getRouteApi('/dashboard')

/** The post that the address names, over the page: it can be linked to, and "back" closes it. */
export function PostDialog({ posts }: { readonly posts: readonly Post[] }) {
  const id = useId()
  const { post: wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const post = posts.find((one) => one.id === wanted)
  if (!post) return null
  const close = () => void navigate({ search: {}, resetScroll: false })
  return (
    <Dialog kind="wide" labelledBy={id} dismissible onClose={close}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            {post.title}
          </h2>
          <p className={styles.date}>{longDate(new Date(post.publishedAt))}</p>
        </div>
        <IconButton aria-label="Fechar" data-autofocus onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <Markdown>{post.body}</Markdown>
    </Dialog>
  )
}
