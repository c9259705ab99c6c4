import { useEffect } from 'react'

const BRAND = 'Meio-Campo'

export function documentTitle(title: string): string {
  return title === BRAND || title === '' ? BRAND : `${title} · ${BRAND}`
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
