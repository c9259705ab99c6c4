import { h } from './dom.ts'
import { pauseMs } from './pace.ts'
import { widgetSheet } from './sheet.ts'
import { createReader, HOME, withKey, type Fetching } from './source.ts'

/** What a widget shows of an answer. */
export interface Shown {
  readonly title: string
  readonly detail?: string | null
  readonly body: Node
  /** The page of the console that shows the same. */
  readonly page: string
  readonly demo: boolean
  /** A match is in progress, so the next read comes soon. */
  readonly live: boolean
}

/** Reads and draws, and repeats while the element is on the page and the page is visible. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each kind of widget reads an answer of its own
export abstract class Widget<T> extends HTMLElement {
  /** Instead of the key: how the console's preview reads. */
  fetching: Fetching | null = null
  readonly #root = this.attachShadow({ mode: 'open' })
  #waiting = false
  #left = new AbortController()

  /** The address to read; null while an attribute is missing. */
  protected abstract path(): string | null
  protected abstract show(answer: T): Shown

  connectedCallback() {
    this.#root.adoptedStyleSheets = [widgetSheet()]
    document.addEventListener('visibilitychange', this.#begin)
    this.#beginOnce()
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.#begin)
    this.#left.abort()
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null) {
    if (before !== now && this.isConnected) this.#beginOnce()
  }

  /** Attributes change one by one; several changes cause one call. */
  #beginOnce() {
    if (this.#waiting) return
    this.#waiting = true
    queueMicrotask(() => {
      this.#waiting = false
      if (this.isConnected) this.#begin()
    })
  }

  protected value(name: string): string | null {
    return this.getAttribute(name)?.trim() || null
  }

  /** The element's `limite`, at most `most`. */
  protected count(most: number, usual: number): number {
    const asked = Number(this.value('limite') ?? usual)
    return Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : usual
  }

  readonly #begin = () => {
    this.#left.abort()
    this.#left = new AbortController()
    if (document.visibilityState === 'visible') void this.#follow(this.#left.signal)
  }

  async #follow(signal: AbortSignal) {
    const path = this.path()
    const key = this.value('chave')
    if (path === null) return this.#say('Falta dizer o que mostrar.')
    if (!this.fetching && !key) return this.#say('Falta a chave.')
    const read = createReader<T>(this.fetching ?? withKey(key!))
    let live = false
    while (!signal.aborted) {
      try {
        const told = await read(path, signal)
        if (told.kind === 'answer' && told.changed) {
          const shown = this.show(told.body)
          live = shown.live
          this.#draw(shown)
        }
        // The last content stays on the page: an old table is more useful than an error.
        if (told.kind === 'refused' && !this.#root.querySelector('footer')) this.#say(told.message)
        const failed = told.kind === 'refused'
        await rest(pauseMs({ live, failed, retryAfterSeconds: failed ? told.retryAfterSeconds : null }), signal)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    }
  }

  #draw({ title, detail, body, page, demo }: Shown) {
    const link = h('a', { href: HOME + page, target: '_blank', rel: 'noopener' }, 'Meio-Campo')
    this.#root.replaceChildren(
      h(
        'section',
        { class: 'box', part: 'caixa', 'aria-label': title },
        h('header', {}, title, detail ? h('small', {}, detail) : null),
        body,
        h('footer', {}, h('span', {}, demo ? 'Dados de demonstração' : ''), link),
      ),
    )
  }

  #say(sentence: string) {
    this.#root.replaceChildren(h('section', { class: 'box', part: 'caixa' }, h('p', { role: 'status' }, sentence)))
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
