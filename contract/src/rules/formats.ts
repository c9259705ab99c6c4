/** What `Intl` offers to say a value, made when it is first used: on a slow phone each one costs milliseconds. */
export interface Format<Value> {
  readonly format: (value: Value) => string
}

const made = new Map<string, Format<never>>()

function once<Value>(key: string, make: () => Format<Value>): Format<Value> {
  const get = () => {
    const kept = (made.get(key) as Format<Value> | undefined) ?? make()
    made.set(key, kept)
    return kept
  }
  return { format: (value) => get().format(value) }
}

const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts)

/** Numbers in Brazilian Portuguese; the same options are one formatter, wherever they are asked for. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): Format<number> =>
  once(keyOf('number', options), () => new Intl.NumberFormat('pt-BR', options))

/** Days and times, in the visitor's zone where none is named. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'pt-BR'): Format<Date | number> =>
  once(keyOf('date', locale, options), () => new Intl.DateTimeFormat(locale, options))
