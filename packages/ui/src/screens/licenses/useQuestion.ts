import { useState } from 'react'
import type { ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'

export interface Question<Target> {
  target: Target | null
  state: ConfirmState
  ask: (target: Target) => void
  /** Does it once; the question stays until it is done, and says why where it was not. */
  answer: (act: (target: Target) => Promise<unknown>, done: (target: Target) => void) => void
  close: () => void
}

/** A question about one thing, and what became of its answer. */
export function useQuestion<Target>(): Question<Target> {
  const [target, setTarget] = useState<Target | null>(null)
  const [state, setState] = useState<ConfirmState>({ status: 'asking' })

  async function run(of: Target, act: (target: Target) => Promise<unknown>, done: (target: Target) => void) {
    setState({ status: 'busy' })
    try {
      await act(of)
      setTarget(null)
      done(of)
    } catch (error) {
      setState({
        status: 'failed',
        error: { message: error instanceof Error ? error.message : String(error) },
      })
    }
  }

  return {
    target,
    state,
    ask: (next) => {
      setTarget(next)
      setState({ status: 'asking' })
    },
    answer: (act, done) => {
      if (target !== null && state.status !== 'busy') void run(target, act, done)
    },
    close: () => setTarget(null),
  }
}
