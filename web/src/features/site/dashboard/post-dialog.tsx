import { dotted } from '@meio-campo/contract/rules'
import type { Post, Website } from '@meio-campo/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { read } from '../../../api/query.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { useSession } from '../../../session/session-store.ts'
import styles from './posts-card.module.css'

const route = getRouteApi('/dashboard')

interface Props {
  readonly posts: readonly Post[]
  readonly categories: Website['category']
}

/** The post that the address names, over the page: it can be linked to, and "back" closes it. */
export function PostDialog({ posts, categories }: Props) {
  const { post: wanted } = route.useSearch()
  const signedIn = useSession() !== null
  const latest = posts.find((one) => one.id === wanted)
  // An older one is not among the latest: it is read by itself.
  const older = useQuery({
    ...read('/api/v1/website/posts/{id}', { params: { id: wanted ?? '' } }),
    enabled: wanted !== undefined && !latest && signedIn,
  })
  const found = older.data?.data
  const post =
    latest ?? (found?.id === wanted && found?.publishedAt ? { ...found, publishedAt: found.publishedAt } : null)
  return post ? <OpenPost post={post} categories={categories} /> : null
}

function OpenPost({ post, categories }: { readonly post: Post; readonly categories: Website['category'] }) {
  const id = useId()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: {}, resetScroll: false })
  return (
    <Dialog kind="wide" labelledBy={id} dismissible onClose={close}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            {post.title}
          </h2>
          <p className={styles.date}>
            {dotted(categories.find((one) => one.id === post.category)?.name, longDate(new Date(post.publishedAt)))}
          </p>
        </div>
        <IconButton aria-label="Fechar" data-autofocus onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <Markdown>{post.body}</Markdown>
    </Dialog>
  )
}
