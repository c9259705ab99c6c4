import { IconCopy, IconDownload } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { FormActions, FormNote } from '../../../components/form/form.tsx'
import { copyText } from '../../../state/clipboard.ts'
import styles from './factors.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The only time the codes are seen. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const text = `${codes.join('\n')}\n`
  return (
    <FormDialog kind="box" title="Guarde os códigos de recuperação" onClose={onClose}>
      <div className={styles.codes}>
        <FormNote>
          Cada um entra uma vez no lugar do segundo fator, se você perder o celular ou a chave de acesso. Eles não
          aparecem de novo: guarde-os fora deste aparelho.
        </FormNote>
        <ul className={styles.list} aria-label="Códigos de recuperação">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <FormActions>
          <Button onClick={onClose}>Já guardei</Button>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
            onClick={() => void copyText(text)}
          >
            Copiar
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => downloadText(text, 'meio-campo-codigos-de-recuperacao.txt')}
          >
            Baixar
          </Button>
        </FormActions>
      </div>
    </FormDialog>
  )
}

function downloadText(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
