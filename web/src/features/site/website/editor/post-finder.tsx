import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { ErrorState } from '../../../../components/page/error-state.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton-form.tsx'
import { PostEditor } from './post-editor.tsx'
import { postPages, type SiteData } from './website-queries.ts'

interface Props {
  readonly id: string
  readonly categories: SiteData['website']['category']
}

/** The post that an address names: the API lists posts and gives none alone, so that it is looked for page by page. */
export function PostFinder({ id, categories }: Props) {
  const posts = useInfiniteQuery(postPages())
  const post = posts.data?.pages.flatMap((page) => page.data).find((one) => one.id === id)
  const { hasNextPage, isFetching, fetchNextPage, isError } = posts
  const lookOn = !post && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (lookOn) void fetchNextPage()
  }, [lookOn, fetchNextPage])

  if (post) return <PostEditor key={post.id} post={post} categories={categories} />
  return (
    <Card>
      {isError ? (
        <ErrorState error={posts.error} onRetry={() => void posts.refetch()} />
      ) : posts.isPending || hasNextPage ? (
        <SkeletonForm />
      ) : (
        <EmptyState
          title="Este post não existe mais"
          action={
            <ButtonLink to="/settings" search={{ aba: 'site', secao: 'posts' }} variant="default">
              Ver os posts
            </ButtonLink>
          }
        />
      )}
    </Card>
  )
}
