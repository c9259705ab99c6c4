/** The mark: a pitch seen from above, cut by its halfway line, with the ball on the spot. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0b6945" />
      <path d="M16 0v8.2M16 23.8V32" stroke="#f6f4ee" strokeWidth="2.2" />
      <circle cx="16" cy="16" r="7.8" fill="none" stroke="#f6f4ee" strokeWidth="2.2" />
      <circle cx="16" cy="16" r="2.3" fill="#ff9566" />
    </svg>
  )
}
