import ReactMarkdown, { type Components } from 'react-markdown'
import styles from './markdown-body.module.css'

const components: Components = {
  // The page has its own h1: a text's headings start one step below it.
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ href, children }) =>
    href?.startsWith('/') ? (
      <a href={href}>{children}</a>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
}

/** HTML inside the text is shown as text, and addresses other than http(s) and mailto are dropped by the parser. */
export default function MarkdownBody({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  )
}
