import type { BodyAt, WrittenPost } from '@meio-campo/contract'
import { longDate, longMoment } from '../../../../components/moment/moment-words.ts'

/** When a post is published, while it is edited. */
export interface Publication {
  readonly when: 'now' | 'at' | 'draft'
  /** As the field writes it, by the editor's own clock: `2026-11-20T09:00`. */
  readonly at: string
}

type PublishAt = Exclude<BodyAt<'POST', '/api/v1/website/posts'>['publishAt'], undefined>

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment as a `datetime-local` field writes it. */
function toField(moment: string): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

export function readPublication(post: WrittenPost | null): Publication {
  if (post === null || post.state === 'published') return { when: 'now', at: '' }
  return post.publishedAt === null ? { when: 'draft', at: '' } : { when: 'at', at: toField(post.publishedAt) }
}

export function writePublication({ when, at }: Publication): PublishAt {
  if (when === 'draft') return null
  return when === 'now' ? 'now' : new Date(at).toISOString()
}

export function checkAt(at: string, { when }: Pick<Publication, 'when'>): string | null {
  if (when !== 'at') return null
  return Number.isNaN(Date.parse(at)) ? 'Diga o dia e a hora.' : null
}

/** The choices name what each would do to this post. */
export function publicationChoices(post: WrittenPost | null): { value: Publication['when']; label: string }[] {
  const published = post?.state === 'published'
  return [
    { value: 'now', label: published ? `Publicado em ${longDate(new Date(post.publishedAt!))}` : 'Publicar agora' },
    { value: 'at', label: published ? 'Em outra data' : 'Publicar numa data' },
    { value: 'draft', label: published ? 'Voltar a rascunho' : 'Rascunho' },
  ]
}

export function saveLabel(post: WrittenPost | null, { when, at }: Publication, now: Date): string {
  if (when === 'draft') return 'Salvar rascunho'
  if (when === 'at' && Date.parse(at) > now.getTime()) return 'Agendar post'
  return post?.state === 'published' ? 'Salvar post' : 'Publicar post'
}

/** What the toast says about the post as it was saved. */
export function savedWords(before: WrittenPost | null, saved: WrittenPost): string {
  if (saved.state === 'draft') return 'Rascunho salvo.'
  if (saved.state === 'scheduled') return `Post agendado para ${longMoment(new Date(saved.publishedAt!))}.`
  return before?.state === 'published' ? 'Post salvo.' : 'Post publicado.'
}

/** What the list says of a post's place in time. */
export function describePublication({ state, publishedAt, updatedAt }: WrittenPost): string {
  if (state === 'draft') return `salvo em ${longDate(new Date(updatedAt))}`
  return state === 'scheduled' ? `sai em ${longMoment(new Date(publishedAt!))}` : longDate(new Date(publishedAt!))
}
