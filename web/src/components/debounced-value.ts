import { useEffect, useState } from 'react'

/** The value, once it has stayed the same for that long. */
export function useDebouncedValue<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return debounced
}
