import { FileTarget, type FileTargetProps } from '../file-target/file-target.tsx'

type Props = Omit<FileTargetProps, 'messageId' | 'accept' | 'words' | 'hint'> & { readonly messageId?: string }

/** A picture that arrives by the file picker, or dropped onto its frame. */
export function PictureDrop({ messageId = 'picture-message', ...target }: Props) {
  return (
    <FileTarget
      {...target}
      messageId={messageId}
      accept="image/jpeg,image/png,image/webp"
      words={<p>Arraste uma imagem até aqui ou escolha um arquivo.</p>}
      hint="JPEG, PNG ou WebP de até 8 MB."
    />
  )
}
