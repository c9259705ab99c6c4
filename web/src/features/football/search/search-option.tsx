import type { SearchHit } from '@meio-campo/contract'
import {
  IconBuildingStadium,
  IconCards,
  IconCornerDownLeft,
  IconDeviceTv,
  IconShirtSport,
  IconSitemap,
  IconSoccerField,
  IconUserCog,
  type Icon,
} from '@tabler/icons-react'
import { Crest } from '../../../components/crest/crest.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import styles from './search-dialog.module.css'
import type { SearchEntry } from './search-entry.ts'

const icons: Readonly<Record<string, Icon>> = {
  player: IconShirtSport,
  coach: IconUserCog,
  referee: IconCards,
  stadium: IconBuildingStadium,
  confederation: IconSitemap,
  streaming: IconDeviceTv,
  match: IconSoccerField,
}

interface Props {
  readonly id: string
  readonly entry: SearchEntry
  readonly chosen: boolean
  readonly onOpen: () => void
  readonly onPoint: () => void
}

export function SearchOption({ id, entry, chosen, onOpen, onPoint }: Props) {
  const { label, detail } = wordsOf(entry)
  return (
    // The focus stays in the field, which moves the choice: see its `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      className={styles.option}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot hold pictures
      role="option"
      aria-selected={chosen}
      onClick={onOpen}
      onPointerMove={() => !chosen && onPoint()}
    >
      <span className={styles.picture}>
        <Picture entry={entry} />
      </span>
      <span className={styles.label}>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
      {chosen && <IconCornerDownLeft className={styles.enter} size={16} stroke={1.75} aria-hidden />}
    </div>
  )
}

function wordsOf(entry: SearchEntry): { label: string; detail: string | null } {
  if (entry.kind === 'hit') return { label: entry.hit.name, detail: entry.hit.detail }
  return { label: entry.label, detail: entry.kind === 'page' ? (entry.detail ?? null) : null }
}

function Picture({ entry }: { readonly entry: SearchEntry }) {
  if (entry.kind === 'hit') return <HitPicture hit={entry.hit} />
  return entry.picture
}

export function HitPicture({ hit }: { readonly hit: SearchHit }) {
  if (hit.kind === 'team') return <Crest team={hit} size={26} />
  if (hit.kind === 'competition') return <Pennant competition={hit} size={26} />
  const Sign = icons[hit.kind] ?? IconSoccerField
  return <Sign size={18} stroke={1.75} aria-hidden />
}
