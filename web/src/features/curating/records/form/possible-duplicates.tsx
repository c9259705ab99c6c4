import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDebouncedValue } from '../../../../components/debounced-value.ts'
import { recordOptionsQuery, type FindableKind } from '../inputs/find-records.ts'
import styles from './possible-duplicates.module.css'
import { placeOf, recordAddress, type RecordNoun } from '../inputs/record-noun.ts'
import { RecordSign } from '../inputs/record-sign.tsx'

const PAUSE_MS = 300
const SHORTEST = 3
const MOST = 4

/** While the name of a new record is typed: existing records with a similar name. */
export function PossibleDuplicates({ noun, name }: { readonly noun: RecordNoun; readonly name: string }) {
  const { kind } = placeOf(noun)
  const asked = useDebouncedValue(name.trim().slice(0, 100), PAUSE_MS)
  const found = useQuery({
    ...recordOptionsQuery(kind as FindableKind, asked),
    enabled: asked.length >= SHORTEST,
    // The last results stay while the next ones are read, so that the layout does not jump.
    placeholderData: (before) => before,
  })
  const options = asked.length >= SHORTEST && name.trim() !== '' ? (found.data ?? []).slice(0, MOST) : []
  return (
    <output className={styles.place}>
      {options.length > 0 && (
        <div className={styles.duplicates}>
          <p>Já está cadastrado? Parecidos:</p>
          <ul>
            {options.map((option) => (
              <li key={option.id}>
                <RecordSign kind={kind} option={option} />
                <RecordAnchor address={recordAddress(noun, option.id)} name={option.name} />
                {option.hint && <small>{option.hint}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </output>
  )
}

function RecordAnchor({ address, name }: { readonly address: string | null; readonly name: string }) {
  const router = useRouter()
  if (address === null) return <b>{name}</b>
  return (
    <a
      href={address}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        router.history.push(address)
      }}
    >
      {name}
    </a>
  )
}
