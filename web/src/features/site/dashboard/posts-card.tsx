import { dotted } from '@meio-campo/contract/rules'
import type { Post } from '@meio-campo/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Card } from '../../../components/card.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useSession } from '../../../session/session-store.ts'
import type { Dashboard } from './dashboard-queries.ts'
import { summarise, toHref } from './post-summary.ts'
import styles from './posts-card.module.css'

// Read when the address asks for them: the page itself is there sooner without.
const AllPostsDialog = lazy(async () => ({ default: (await import('./all-posts-dialog.tsx')).AllPostsDialog }))
const PostDialog = lazy(async () => ({ default: (await import('./post-dialog.tsx')).PostDialog }))

const route = getRouteApi('/dashboard')

interface Props {
  readonly posts: readonly Post[]
  readonly blog: Dashboard['blog']
}

export function PostsCard({ posts, blog }: Props) {
  const session = useSession()
  const wanted = route.useSearch()
  const categories = session?.website.category ?? []
  return (
    <Card title={blog.title || 'Do blog'} flush aside={<BlogLink address={blog.address} />}>
      {blog.description && <p className={styles.description}>{blog.description}</p>}
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
      {session && posts.length > 0 && (
        <p className={styles.all}>
          <Link
            to="/dashboard"
            search={{ posts: 'todos' }}
            resetScroll={false}
            activeProps={{}}
            className={styles.link}
          >
            Todos os posts
          </Link>
        </p>
      )}
      <Suspense fallback={null}>
        {wanted.post !== undefined && <PostDialog posts={posts} categories={categories} />}
        {session && wanted.posts !== undefined && <AllPostsDialog categories={categories} />}
      </Suspense>
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
