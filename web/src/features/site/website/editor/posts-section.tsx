import { getRouteApi } from '@tanstack/react-router'
import { PostEditor } from './post-editor.tsx'
import { PostFinder } from './post-finder.tsx'
import { PostList } from './post-list.tsx'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

export function PostsSection() {
  const { post, novo } = route.useSearch()
  return (
    <WebsiteSection>
      {({ website }) => {
        if (novo) return <PostEditor key="new" post={null} categories={website.category} />
        if (post) return <PostFinder key={post} id={post} categories={website.category} />
        return <PostList categories={website.category} />
      }}
    </WebsiteSection>
  )
}
