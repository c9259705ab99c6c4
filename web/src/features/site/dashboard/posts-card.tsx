import type { Post } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useSession } from '../../../session/session-store.ts'
import { BlogLink } from './blog-link.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { PostDialog } from './post-dialog.tsx'
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
                  {[categories.find(({ id }) => id === post.category)?.name, longDate(new Date(post.publishedAt))]
                    .filter(Boolean)
                    .join(' · ')}
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
