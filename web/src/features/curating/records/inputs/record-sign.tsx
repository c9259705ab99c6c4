import type { RecordKind } from '@meio-campo/contract/rules'
import {
  IconBuildingStadium,
  IconCalendarEvent,
  IconDeviceTv,
  IconShirtSport,
  IconSitemap,
  IconSoccerField,
  type Icon,
} from '@tabler/icons-react'
import { Crest } from '../../../../components/crest/crest.tsx'
import { Pennant } from '../../../../components/pennant/pennant.tsx'
import type { RecordOption } from './find-records.ts'

const icons: Readonly<Partial<Record<RecordKind, Icon>>> = {
  person: IconShirtSport,
  stadium: IconBuildingStadium,
  confederation: IconSitemap,
  edition: IconCalendarEvent,
  streaming: IconDeviceTv,
}

/** What a record looks like in a list to choose from. Decorative: the name is next to it. */
export function RecordSign({ kind, option }: { readonly kind: RecordKind; readonly option: RecordOption }) {
  if (option.team) return <Crest team={option.team} size={26} />
  if (kind === 'competition') return <Pennant competition={option} size={26} />
  const Sign = icons[kind] ?? IconSoccerField
  return <Sign size={18} stroke={1.75} aria-hidden />
}
