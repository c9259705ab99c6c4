import { useRouter } from '@tanstack/react-router'
import { Notice } from '../../../components/notice.tsx'
import styles from './access-form.module.css'

/** Why a sign-in is asked for, by the name of the page that asked. */
export function ReturnNotice({ path }: { readonly path: string }) {
  const router = useRouter()
  const { pathname } = new URL(path, 'https://own.invalid')
  const [matches] = router.getMatchedRoutes(pathname)
  const found = matches.at(-1)
  const title = found?.id === '/$' ? undefined : found?.options.staticData?.title
  return (
    <div className={styles.notice}>
      <Notice tone="info">É preciso entrar para abrir {title ? <b>{title}</b> : <code>{pathname}</code>}.</Notice>
    </div>
  )
}
