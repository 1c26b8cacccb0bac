import { useRef, useState } from 'react'
import type { ConfirmState } from './ConfirmDialog.tsx'

/**
 * Carries out what a ConfirmDialog asked: `state` is the dialog's, `confirm` its `onConfirm`. It happens once, however
 * often the button is pressed; a failure stays in the dialog until `forget`, which closing calls.
 */
export function useConfirmed<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  done: (result: Result) => void,
) {
  const [state, setState] = useState<ConfirmState>({ status: 'asking' })
  const busy = useRef(false)
  const forget = () => setState({ status: 'asking' })

  async function carryOut(args: Args) {
    if (busy.current) return
    busy.current = true
    setState({ status: 'busy' })
    try {
      const result = await act(...args)
      forget()
      done(result)
    } catch (error) {
      setState({
        status: 'failed',
        error: { message: error instanceof Error ? error.message : String(error) },
      })
    } finally {
      busy.current = false
    }
  }
  return { state, confirm: (...args: Args) => void carryOut(args), forget }
}
