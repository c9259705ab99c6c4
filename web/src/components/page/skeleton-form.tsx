import { Skeleton } from './skeleton.tsx'

/** The shape of a form: a label and a field, again and again. */
export function SkeletonForm({ fields = 3 }: { readonly fields?: number }) {
  return (
    <div aria-hidden="true" style={{ display: 'grid', gap: 26, maxWidth: 480 }}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} style={{ display: 'grid', gap: 9 }}>
          <Skeleton width={96 - (index % 3) * 18} height={10} />
          <Skeleton height={38} />
        </div>
      ))}
      <Skeleton width={132} height={34} />
    </div>
  )
}
