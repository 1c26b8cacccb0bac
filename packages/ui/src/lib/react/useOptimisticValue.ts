import { startTransition, useOptimistic } from 'react'

/** Shows the new value immediately, while the resulting re-render is a transition. */
export function useOptimisticValue<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return [shown, change] as const
}
