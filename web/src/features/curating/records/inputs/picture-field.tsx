import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { apiHost } from '../../../../api/request.ts'
import { Button } from '../../../../components/button/button.tsx'
import type { Shape } from '../../../../components/picture/crop.ts'
import { CropDialog } from '../../../../components/picture/crop-dialog.tsx'
import { PictureDrop } from '../../../../components/picture/picture-drop.tsx'
import { sizeObjection, useUpload } from '../../../../components/picture/use-upload.ts'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import groupStyles from './group-field.module.css'
import styles from './picture-field.module.css'

interface Props extends FieldBinding<string> {
  readonly label: string
  /** A crest is seen whole; a photo fills its frame. */
  readonly start: 'whole' | 'filled'
  readonly shape: Shape
  /** While a picture is on its way the form waits for it. */
  readonly onBusy: (busy: boolean) => void
}

/** Cut to its shape and sent at once; the record gets its address when the form is saved. */
export function PictureField({ label, start, shape, name, value, error, onChange, onBusy }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<{ readonly source: string; readonly name: string } | null>(null)
  const { send, progress, refusal, refuse } = useUpload((address) => {
    onChange(address)
    return null
  })
  const busy = progress !== null
  useEffect(() => {
    if (!busy) return
    onBusy(true)
    return () => onBusy(false)
  }, [busy, onBusy])
  const letGo = () => {
    if (chosen) URL.revokeObjectURL(chosen.source)
    setChosen(null)
  }
  const noun = label.toLowerCase()
  return (
    <fieldset className={groupStyles.group}>
      <legend className={groupStyles.legend}>{label}</legend>
      <PictureDrop
        name={name}
        messageId={id}
        fileLabel={`Arquivo: ${noun}`}
        chooseLabel={value ? `Trocar ${noun}` : `Escolher ${noun}`}
        progressLabel={`Envio: ${noun}`}
        progress={progress}
        error={error ?? refusal ?? undefined}
        onFile={(file) => {
          const objection = sizeObjection(file)
          refuse(objection)
          if (!objection) setChosen({ source: URL.createObjectURL(file), name: file.name })
        }}
        picture={
          <span className={styles.frame}>
            {value ? (
              <img src={value.startsWith('/') ? apiHost + value : value} alt={label} width={96} height={96} />
            ) : (
              <IconPhoto size={32} stroke={1.25} aria-hidden />
            )}
          </span>
        }
        actions={
          value && (
            <Button variant="subtle" disabled={busy} onClick={() => onChange('')}>
              Remover {noun}
            </Button>
          )
        }
      />
      {chosen && (
        <CropDialog
          {...chosen}
          start={start}
          shape={shape}
          onDone={(cut) => {
            letGo()
            void send(cut)
          }}
          onClose={(unreadable) => {
            letGo()
            if (unreadable) refuse('O arquivo não é uma imagem JPEG, PNG ou WebP.')
          }}
        />
      )}
    </fieldset>
  )
}
