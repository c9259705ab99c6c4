import { isUrl, sentences } from '@meio-campo/contract/rules'
import { RowList } from '../../../../components/form/row-list.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import type { SocialRow } from './typed-value.ts'

const MOST = 10

interface Props extends FieldBinding<readonly SocialRow[]> {
  readonly label: string
}

/** One address per network. */
export function SocialsField({ label, name, value, error, onChange, onBlur }: Props) {
  const free = networkChoices(value).find((choice) => !value.some(({ network }) => network === choice.value))
  return (
    <RowList<SocialRow>
      legend={label}
      rows={value}
      blank={{ network: free?.value ?? 'instagram', url: '' }}
      most={MOST}
      addLabel="Adicionar rede"
      removeLabel={(_, position) => `Remover rede ${position}`}
      error={error}
      onChange={onChange}
    >
      {(row, change, position) => {
        const wrong = error && row.url.trim() !== '' && !isUrl(row.url.trim()) ? sentences.url : undefined
        return (
          <>
            <SelectField
              name={`${name}-network-${position}`}
              label={`Rede ${position}`}
              choices={networkChoices(value)}
              value={row.network}
              error={undefined}
              onChange={(network) => change({ ...row, network })}
              onBlur={onBlur}
            />
            <TextField
              name={wrong ? name : `${name}-${position}`}
              label={`Endereço da rede ${position}`}
              placeholder="https://…"
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              value={row.url}
              error={wrong}
              onChange={(url) => change({ ...row, url })}
              onBlur={onBlur}
            />
          </>
        )
      }}
    </RowList>
  )
}

const networks: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
}

export const networkName = (network: string): string => networks[network] ?? network

/** Those that are known, and whatever a record already names. */
function networkChoices(rows: readonly SocialRow[]) {
  const all = new Set([...Object.keys(networks), ...rows.map(({ network }) => network)])
  return [...all].map((value) => ({ value, label: networkName(value) }))
}
