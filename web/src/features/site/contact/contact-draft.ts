export interface ContactDraft {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

const KEY = 'contact-draft'
const EMPTY: ContactDraft = { name: '', email: '', subject: '', message: '' }

/** The stored draft, without values that are not text. */
export function parseDraft(stored: string | null): ContactDraft {
  try {
    const value = JSON.parse(stored ?? '{}') as Record<string, unknown> | null
    const text = (name: keyof ContactDraft) => (typeof value?.[name] === 'string' ? value[name] : '')
    return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
  } catch {
    return EMPTY
  }
}

/** The draft of this tab, until it is sent. If the storage is forbidden or full, there is no draft. */
export const contactDraft = {
  read(): ContactDraft {
    try {
      return parseDraft(sessionStorage.getItem(KEY))
    } catch {
      return EMPTY
    }
  },
  write({ name, email, subject, message }: ContactDraft) {
    try {
      // Name and e-mail come from the account next time; only the message is stored.
      if (subject === '' && message === '') sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, JSON.stringify({ name, email, subject, message }))
    } catch {
      // Nothing to do: see above.
    }
  },
  remove() {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Nothing to do: see above.
    }
  },
}
