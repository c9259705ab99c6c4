import { h } from './dom.ts'
import { LiveStream, pause } from './live-stream.ts'
import { pauseMs } from './pace.ts'
import { widgetSheet } from './style-sheet.ts'
import { createReader, type WidgetFetch, HOME, withKey } from './reader.ts'

/** What a widget shows of an answer. */
export interface Shown {
  readonly title: string
  readonly detail?: string | null
  readonly body: Node
  /** The page of the console that shows the same. */
  readonly page: string
  readonly demo: boolean
  /** The matches that are in progress: the next read comes when something happens in them, or soon. */
  readonly live: readonly string[]
}

/** Reads and draws, and repeats while the element is on the page and the page is visible. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each kind of widget reads an answer of its own
export abstract class Widget<T> extends HTMLElement {
  /** Replaces the key: the console's preview reads with its session. */
  fetching: WidgetFetch | null = null
  readonly #root = this.attachShadow({ mode: 'open' })
  #restartScheduled = false
  #polling = new AbortController()

  /** The address to read; null while an attribute is missing. */
  protected abstract path(): string | null
  protected abstract show(answer: T): Shown

  connectedCallback() {
    this.#root.adoptedStyleSheets = [widgetSheet()]
    document.addEventListener('visibilitychange', this.#restart)
    this.#scheduleRestart()
  }

  disconnectedCallback() {
    document.removeEventListener('visibilitychange', this.#restart)
    this.#polling.abort()
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null) {
    if (before !== now && this.isConnected) this.#scheduleRestart()
  }

  /** Attributes change one by one; several changes cause one call. */
  #scheduleRestart() {
    if (this.#restartScheduled) return
    this.#restartScheduled = true
    queueMicrotask(() => {
      this.#restartScheduled = false
      if (this.isConnected) this.#restart()
    })
  }

  protected value(name: string): string | null {
    return this.getAttribute(name)?.trim() || null
  }

  /** The element's `limite`, at most `most`. */
  protected count(most: number, usual: number): number {
    const limit = Number(this.value('limite') ?? usual)
    return Number.isInteger(limit) && limit > 0 ? Math.min(limit, most) : usual
  }

  /** The attributes of this element, but for the key. */
  #accepted(): string {
    const { observedAttributes } = this.constructor as unknown as { observedAttributes: readonly string[] }
    return observedAttributes.filter((name) => name !== 'chave').join(', ')
  }

  readonly #restart = () => {
    this.#polling.abort()
    this.#polling = new AbortController()
    if (document.visibilityState === 'visible') void this.#poll(this.#polling.signal)
  }

  async #poll(signal: AbortSignal) {
    const path = this.path()
    const key = this.value('chave')
    if (path === null) return this.#showMessage(`Falta dizer o que mostrar. Atributos: ${this.#accepted()}.`)
    if (!this.fetching && !key) return this.#showMessage('Falta a chave.')
    const fetching = this.fetching ?? withKey(key!)
    const read = createReader<T>(fetching)
    let live: readonly string[] = []
    const stream = new LiveStream(fetching, signal)
    while (!signal.aborted) {
      try {
        const result = await read(path, signal)
        if (result.kind === 'answer' && result.changed) {
          const shown = this.show(result.body)
          live = shown.live
          this.#draw(shown)
        }
        stream.follow(live)
        // The last content stays on the page: an old table is more useful than an error.
        if (result.kind === 'refused' && !this.#root.querySelector('footer')) this.#showMessage(result.message)
        const failed = result.kind === 'refused'
        const ms = pauseMs({
          live: live.length > 0,
          failed,
          retryAfterSeconds: failed ? result.retryAfterSeconds : null,
        })
        await (failed ? pause(ms, signal) : stream.waitForEvent(ms))
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

  #showMessage(sentence: string) {
    this.#root.replaceChildren(h('section', { class: 'box', part: 'caixa' }, h('p', { role: 'status' }, sentence)))
  }
}
