import { expect, it, vi } from 'vitest'
import { pendingState, type ListState } from './state.ts'

const ready: ListState<string> = { status: 'ready', value: ['a'] }
const loading: ListState<string> = { status: 'loading' }
const failed = (retry: () => void): ListState<string> => ({
  status: 'failed',
  error: { message: 'gone' },
  retry,
})

it('is null if all lists are ready', () => {
  expect(pendingState([ready, ready])).toBeNull()
})

it('is loading while a list loads', () => {
  expect(pendingState([ready, loading])).toEqual({ status: 'loading' })
})

it('is forbidden if any list is forbidden', () => {
  expect(pendingState([loading, failed(vi.fn<() => void>()), { status: 'forbidden' }])).toEqual({
    status: 'forbidden',
  })
})

it('retries each failed list', () => {
  const retries = [vi.fn<() => void>(), vi.fn<() => void>()]
  const state = pendingState([loading, ...retries.map(failed)])
  if (state?.status !== 'failed') throw new Error('The state is not failed')
  expect(state.error.message).toBe('gone')
  state.retry()
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
})
