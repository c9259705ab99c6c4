import { useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { isConsoleAddress } from '../console-address.ts'
import { ConsoleLink } from '../console-link.tsx'
import styles from './markdown-body.module.css'
import { markdownTables } from './markdown-tables.ts'

interface Props {
  readonly text: string
  /** Instead of going there, for a text that is read inside a dialog. */
  readonly onOpen?: ((address: string) => void) | undefined
}

/** HTML inside the text is shown as text, and addresses other than http(s) and mailto are dropped by the parser. */
export default function MarkdownBody({ text, onOpen }: Props) {
  const components = useMemo(() => componentsWith(onOpen), [onOpen])
  return (
    <div className={styles.text}>
      <ReactMarkdown components={components} remarkPlugins={[markdownTables]}>
        {text}
      </ReactMarkdown>
    </div>
  )
}

function componentsWith(onOpen: Props['onOpen']): Components {
  return {
    // The page has its own h1: a text's headings start one step below it.
    h1: ({ children }) => <h2>{children}</h2>,
    a: ({ href, children }) =>
      href && isConsoleAddress(href) ? (
        <ConsoleLink href={href} onOpen={onOpen}>
          {children}
        </ConsoleLink>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow">
          {children}
        </a>
      ),
    // Only uploaded pictures are drawn, because any other address would reveal the readers to its owner.
    img: ({ src, alt }) =>
      typeof src === 'string' && /^\/imagens\/[a-z0-9_]+\.webp$/.test(src) ? (
        <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />
      ) : (
        <a href={typeof src === 'string' ? src : undefined} target="_blank" rel="noopener noreferrer nofollow">
          {alt || 'Imagem'}
        </a>
      ),
    // The block scrolls sideways, so it takes the focus: the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
    // Roles are explicit, because the phone's `display: block` takes a table's own roles away.
    /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
    table: ({ children }) => <table role="table">{children}</table>,
    thead: ({ children }) => <thead role="rowgroup">{children}</thead>,
    tbody: ({ children }) => <tbody role="rowgroup">{children}</tbody>,
    tr: ({ children }) => <tr role="row">{children}</tr>,
    th: ({ children }) => (
      <th role="columnheader" scope="col">
        {children}
      </th>
    ),
    td: ({ node, children }) => (
      <td role="cell" data-label={node?.properties['dataLabel']}>
        {children}
      </td>
    ),
    /* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
  }
}
