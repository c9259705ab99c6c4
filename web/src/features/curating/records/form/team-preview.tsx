import { slug } from '@meio-campo/contract/rules'
import { Crest } from '../../../../components/crest/crest.tsx'
import { Shirt } from '../../../../components/shirt/shirt.tsx'
import styles from './team-preview.module.css'
import type { TypedValues } from '../inputs/typed-value.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The team as it will look, while its colours and letters are being typed. */
export function TeamPreview({ id, values }: { readonly id: string | undefined; readonly values: TypedValues }) {
  const name = text(values['name'])
  const colours = Array.isArray(values['colours']) ? values['colours'].map(String) : []
  // A drawn shield takes its shape from the id, and the id will be made from the name.
  const team = {
    id: id ?? slug(name),
    name,
    acronym: text(values['acronym']) || null,
    colours,
    crest: text(values['crest']) || null,
  }
  return (
    <aside className={styles.preview} aria-label="Como o time aparece">
      <Crest team={team} size={144} />
      <Shirt team={team} number={10} size={72} />
      <b>{name || 'O nome do time'}</b>
      <small>{team.crest ? 'Escudo enviado' : 'Escudo desenhado com as cores e a sigla'}</small>
    </aside>
  )
}
