import { useRef, useState } from 'react'
import { useMutationFailure } from '../../lib/mutationErrors.ts'
import type { ConfirmState } from './ConfirmDialog.tsx'

/**
 * Runs the mutation of a ConfirmDialog. Further calls are ignored while it runs. An error stays until
 * `clear`, which is called on close.
 */
export function useConfirmedMutation<Args extends readonly unknown[], Result>(
  mutate: (...args: Args) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  const [state, setState] = useState<ConfirmState>({ status: 'confirming' })
  const busy = useRef(false)
  const failureOf = useMutationFailure()
  const clear = () => setState({ status: 'confirming' })

  async function run(args: Args) {
    if (busy.current) return
    busy.current = true
    setState({ status: 'busy' })
    try {
      const result = await mutate(...args)
      clear()
      onSuccess(result)
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    } finally {
      busy.current = false
    }
  }
  return { state, confirm: (...args: Args) => void run(args), clear }
}
