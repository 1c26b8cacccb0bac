import { startTransition, useOptimistic } from 'react'

/** A control that shows at once what was chosen with it, while what is large follows between events. */
export function useOptimisticValue<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return [shown, change] as const
}
