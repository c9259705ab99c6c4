import { dotted } from '@meio-campo/contract/rules'
import type { Website } from '@meio-campo/contract'
import { IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import { pagesQuery } from '../../../api/pages.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { summarise } from './post-summary.ts'
import styles from './posts-card.module.css'

const route = getRouteApi('/dashboard')
const EVERY = 'todos'

/** All posts, or those of a category: `?posts=todos`, `?posts=guia`. */
export function AllPostsDialog({ categories }: { readonly categories: Website['category'] }) {
  const { posts: shown } = route.useSearch()
  return shown === undefined ? null : <AllPosts shown={shown} categories={categories} />
}

interface Props {
  readonly shown: string
  readonly categories: Website['category']
}

function AllPosts({ shown, categories }: Props) {
  const id = useId()
  const navigate = route.useNavigate()
  const category = categories.find((one) => one.id === shown)?.id
  const posts = useInfiniteQuery(
    pagesQuery('/api/v1/website/posts', category === undefined ? {} : { categoria: category }),
  )
  const choices = [{ value: EVERY, label: 'Todos' }, ...categories.map((one) => ({ value: one.id, label: one.name }))]
  const go = (search: { posts?: string }) => void navigate({ search, resetScroll: false })
  return (
    <Dialog kind="wide" labelledBy={id} dismissible onClose={() => go({})}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          Posts
        </h2>
        <IconButton aria-label="Fechar" data-autofocus onClick={() => go({})}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      {categories.length > 0 && (
        <Segmented label="Categoria" choices={choices} value={category ?? EVERY} onChange={(posts) => go({ posts })} />
      )}
      <PagesView
        query={posts}
        noun={{ one: 'post', many: 'posts' }}
        empty={<EmptyState title="Nenhum post nesta categoria">Escolha outra acima.</EmptyState>}
      >
        {(rows) => (
          <ul className={styles.posts}>
            {rows.map((post) => (
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
                      categories.find((one) => one.id === post.category)?.name,
                      longDate(new Date(post.publishedAt)),
                    )}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagesView>
    </Dialog>
  )
}
