import type { WebsitePage } from '@meio-campo/contract'

/** What people wrote, and after it what the program says by itself. */
export const wholeText = ({ body, appendix }: Pick<WebsitePage, 'body' | 'appendix'>): string =>
  appendix === null ? body : `${body}\n\n${appendix}`
