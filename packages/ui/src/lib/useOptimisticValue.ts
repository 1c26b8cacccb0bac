import { startTransition, useOptimistic } from 'react'

/** Shows the new value immediately, while the resulting re-render is a transition. */
export function useOptimisticValue<Value>(value: Value, onChange: (value: Value) => void) {
  const [optimisticValue, setOptimisticValue] = useOptimistic(value)
  const change = (next: Value) =>
    startTransition(() => {
      setOptimisticValue(next)
      onChange(next)
    })
  return [optimisticValue, change] as const
}
