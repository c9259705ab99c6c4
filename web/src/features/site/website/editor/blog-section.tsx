import { BlogForm } from './blog-form.tsx'
import { CategoryForm } from './category-form.tsx'
import { WebsiteSection } from './website-section.tsx'

export function BlogSection() {
  return (
    <WebsiteSection>
      {(site) => (
        <>
          <BlogForm site={site} />
          <CategoryForm site={site} />
        </>
      )}
    </WebsiteSection>
  )
}
