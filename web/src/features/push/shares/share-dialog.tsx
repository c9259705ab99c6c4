import type { Share } from '@meio-campo/contract'
import { IconDownload, IconShare } from '@tabler/icons-react'
import { useId } from 'react'
import { AnchorButton, Button } from '../../../components/button/button.tsx'
import { CopyLine } from '../../../components/code/copy-line.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './share-dialog.module.css'

interface Props {
  /** `off`: public cards are not allowed here. */
  readonly share: Share | 'off'
  readonly admin: boolean
  readonly onClose: () => void
}

export function ShareDialog({ share, admin, onClose }: Props) {
  const id = useId()
  return (
    <Dialog kind="wide" labelledBy={id} onClose={onClose} dismissible>
      <h2 className={styles.title} id={id}>
        {share === 'off' ? 'Compartilhar' : `Compartilhar: ${share.title}`}
      </h2>
      {share === 'off' ? <OwnAddress admin={admin} onClose={onClose} /> : <PublicCard share={share} />}
      <Button onClick={onClose}>Pronto</Button>
    </Dialog>
  )
}

/** Without public cards, offers the address of the page, for people who have an account. */
function OwnAddress({ admin, onClose }: Pick<Props, 'admin' | 'onClose'>) {
  return (
    <>
      <p className={styles.text}>Quem receber este endereço precisa entrar com uma conta para abrir a página.</p>
      <CopyLine label="Endereço da página" text={window.location.href} copyLabel="Copiar endereço" first />
      <p className={styles.note}>
        {admin ? (
          <>
            Para que o link abra sem conta, com imagem, libere os cartões públicos em{' '}
            <TextLink to="/settings" search={{ aba: 'site', secao: 'cartoes' }} onClick={onClose}>
              Configurações → Site → Cartões públicos
            </TextLink>
            .
          </>
        ) : (
          'Os cartões públicos, que abrem sem conta, ainda não foram liberados pela administração.'
        )}
      </p>
    </>
  )
}

function PublicCard({ share }: { readonly share: Share }) {
  const { url, picture, title, text } = share
  // By its path: the page may be open at another address of the same service.
  const path = new URL(picture).pathname
  return (
    <>
      <p className={styles.text}>O link abre sem conta e acompanha o que mudar. Ele não diz quem o compartilhou.</p>
      <img className={styles.picture} src={path} width={1200} height={630} alt={`${title}. ${text}`} />
      <CopyLine label="Endereço público" text={url} copyLabel="Copiar endereço" first />
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={16} stroke={1.75} aria-hidden />}
            onClick={() => void handOver(share)}
          >
            Enviar por um aplicativo
          </Button>
        )}
        <AnchorButton
          href={path}
          download={`${share.id}.png`}
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          Baixar imagem
        </AnchorButton>
      </div>
    </>
  )
}

/** Passes the link to an application of the device. Closing its window is not a failure. */
async function handOver({ title, text, url }: Share): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined)
}
