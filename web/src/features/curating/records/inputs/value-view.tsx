import { brazilianStates, type Field } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import { apiHost } from '../../../../api/request.ts'
import { countryName } from '../../../../components/flag/country-name.ts'
import { longMoment } from '../../../../components/moment/moment-words.ts'
import { currencyName } from './currencies.ts'
import { networkName } from './socials-field.tsx'
import styles from './value-view.module.css'

interface Props {
  readonly field: Field
  readonly value: unknown
  /** How a record is called that the value names. */
  readonly name?: string | undefined
}

/** A field's value to be read: words for codes, pictures for pictures. */
export function ValueView({ field, value, name }: Props): ReactNode {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <i className={styles.empty}>vazio</i>
  const list = Array.isArray(value) ? value.map(String) : []
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (field.input) {
    case 'boolean':
      return value === true ? 'Sim' : 'Não'
    case 'picture':
      return <img className={styles.picture} src={text.startsWith('/') ? apiHost + text : text} alt={field.label} />
    case 'colours':
      return (
        <span className={styles.colours}>
          {list.map((colour, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a colour may come twice
            <span key={index}>
              <i style={{ background: colour }} aria-hidden="true" /> {colour}
            </span>
          ))}
        </span>
      )
    case 'socials':
      return (
        Object.entries(value)
          .map(([network, address]) => `${networkName(network)}: ${String(address)}`)
          .join(', ') || <i className={styles.empty}>vazio</i>
      )
    case 'choice':
      return field.choices[text] ?? text
    case 'choices':
      return list.map((one) => field.choices[one] ?? one).join(', ')
    case 'country':
      return countryName(text)
    case 'countries':
      return list.map(countryName).join(', ')
    case 'state':
      return (brazilianStates as Readonly<Record<string, string>>)[text] ?? text
    case 'currency':
      return currencyName(text)
    case 'date':
      return text.split('-').toReversed().join('/')
    case 'moment':
      return longMoment(new Date(text), 'America/Sao_Paulo')
    case 'amount':
      return Number(text).toLocaleString('pt-BR')
    case 'record':
      return name ?? text
    default:
      return text
  }
}
