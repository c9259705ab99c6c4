import { dotted } from '@meio-campo/contract/rules'
import type { Post } from '@meio-campo/contract'
import { IconX } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import { IconButton } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useSession } from '../../../session/session-store.ts'
import { toHref } from './post-summary.ts'
import type { Dashboard } from './dashboard-queries.ts'
import { summarise } from './post-summary.ts'
import styles from './posts-card.module.css'

interface Props {
  readonly posts: readonly Post[]
  readonly blog: Dashboard['blog']
}

export function PostsCard({ posts, blog }: Props) {
  const categories = useSession()?.website.category ?? []
  return (
    <Card title="Do blog" flush aside={<BlogLink address={blog.address} />}>
      {posts.length === 0 ? (
        <EmptyState title="Nenhum post ainda">As novidades aparecem aqui.</EmptyState>
      ) : (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id}>
              <Link
                to="/dashboard"
                search={{ post: post.id }}
                resetScroll={false}
                activeProps={{}}
                className={styles.post}
              >
                <b>{post.title}</b>
                <span className={styles.summary}>{summarise(post.body)}</span>
                <small>
                  {dotted(
                    categories.find(({ id }) => id === post.category)?.name,
                    longDate(new Date(post.publishedAt)),
                  )}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PostDialog posts={posts} />
    </Card>
  )
}

/** A blog elsewhere, when the site has one. */
function BlogLink({ address }: { readonly address: string }) {
  const href = toHref(address)
  return href ? (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      Abrir o blog
    </a>
  ) : null
}

const route = getRouteApi('/dashboard')

/** The post that the address names, over the page: it can be linked to, and "back" closes it. */
function PostDialog({ posts }: { readonly posts: readonly Post[] }) {
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
