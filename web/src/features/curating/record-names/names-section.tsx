import type { RecordForm } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton-form.tsx'
import { placeOf, type RecordNoun } from '../records/form/record-noun.ts'
import { AliasesPart } from './aliases-part.tsx'
import { FormerNamesPart } from './former-names-part.tsx'
import { isNamed, namesQuery, type Whose } from './name-changes.ts'
import { RivalsPart } from './rivals-part.tsx'
import styles from './names-section.module.css'

interface Props {
  readonly noun: RecordNoun
  readonly record: RecordForm
}

/** What a record is called besides the names of its form. An edition has no name of its own. */
export function NamesSection({ noun, record }: Props) {
  const { kind } = placeOf(noun)
  return isNamed(kind) ? <Names whose={{ kind, id: record.id }} /> : null
}

function Names({ whose }: { readonly whose: Whose }) {
  const id = useId()
  const names = useQuery(namesQuery(whose))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Outros nomes
      </h2>
      <QueryView query={names} skeleton={<SkeletonForm fields={1} />}>
        {({ data }) => (
          <>
            <AliasesPart whose={whose} aliases={data.aliases} />
            {whose.kind === 'stadium' && <FormerNamesPart whose={whose} formerNames={data.formerNames} />}
            {whose.kind === 'team' && <RivalsPart whose={whose} rivals={data.rivals} />}
          </>
        )}
      </QueryView>
    </section>
  )
}
