import { useState } from 'react'
import type { Rules } from '../../../../components/form/form-errors.ts'
import { useForm } from '../../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../../components/form/use-leave-question.ts'
import { showToast } from '../../../../state/toasts.ts'
import { underSection } from './section-errors.ts'
import { saveWebsite, type SiteChange, type SiteData } from './website-queries.ts'

interface Options<Values, S extends keyof SiteChange> {
  readonly site: SiteData
  readonly section: S
  readonly read: (site: Pick<SiteData, 'website' | 'blog'>) => Values
  readonly write: (values: Values) => NonNullable<SiteChange[S]>
  readonly rules: Rules<Values>
  readonly done: string
  /** The field that holds the section's list, for errors that name an item of it. */
  readonly listField?: keyof Values & string
}

/** A form over one section of the site's data; leaving it half-done asks first. */
export function useSectionForm<Values extends object, S extends keyof SiteChange>({
  site,
  section,
  read,
  write,
  rules,
  done,
  listField,
}: Options<Values, S>) {
  const saved = read(site)
  const form = useForm({
    initial: saved,
    rules,
    onSubmit: async (values) => {
      const result = await saveWebsite({ [section]: write(values) })
      if (!result.ok) return underSection(result, section, listField ?? section)
      form.reset(read(result.data.data))
      showToast(done)
      return result
    },
  })
  const now = JSON.stringify(saved)
  const typed = JSON.stringify(form.values)
  // What an undo brought back is shown, unless something else was typed meanwhile.
  const [shown, setShown] = useState(now)
  if (shown !== now) {
    setShown(now)
    if (typed === shown) form.reset(saved)
  }
  const dirty = typed !== now
  useLeaveQuestion(dirty)
  return { form, dirty, discard: () => form.reset(saved) }
}
