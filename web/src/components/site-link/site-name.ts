/** "premiere.globo.com": where a link leads. */
export function siteName(site: string): string {
  try {
    const { hostname, pathname } = new URL(site)
    return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
  } catch {
    return site
  }
}
