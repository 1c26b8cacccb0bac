import { Suspense, useState, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lazy, onChunkLoadError } from './lazy.ts'

function Field({ name }: { name: string }) {
  const [value, setValue] = useState('')
  return <input aria-label={name} value={value} onChange={({ target }) => setValue(target.value)} />
}

/** Counts renders of the Suspense fallback. */
const seen = vi.fn<() => void>()

function Waiting() {
  seen()
  return null
}

function Shown({ Part, name = 'Port' }: { Part: ComponentType<{ name: string }>; name?: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Part name={name} />
    </Suspense>
  )
}

const field = page.getByRole('textbox')

test('lazy loads on first render and keeps state across re-renders', async () => {
  seen.mockClear()
  const load = vi.fn<() => Promise<typeof Field>>(async () => Field)
  const Part = lazy(load)
  expect(load).not.toHaveBeenCalled()
  const screen = await render(<Shown Part={Part} />)
  await field.fill('8080')
  expect(seen).toHaveBeenCalled()
  await screen.rerender(<Shown Part={Part} name="Other port" />)
  await expect.element(field).toHaveAccessibleName('Other port')
  await expect.element(field).toHaveValue('8080')
  expect(load).toHaveBeenCalledOnce()
})

test('lazy renders without a fallback after preload', async () => {
  seen.mockClear()
  const Part = lazy(async () => Field)
  await Part.preload()
  await render(<Shown Part={Part} />)
  await expect.element(field).toBeVisible()
  expect(seen).not.toHaveBeenCalled()
})

test('lazy reports an import that failed after unmount only when it mounts again', async () => {
  const missing = vi.fn<() => void>()
  const stop = onChunkLoadError(missing)
  const { promise, reject } = Promise.withResolvers<typeof Field>()
  const Part = lazy(() => promise)
  const screen = await render(<Shown Part={Part} />)
  await screen.rerender(<p>Elsewhere</p>)
  reject(new Error('lost'))
  await expect(promise).rejects.toThrow('lost')
  await screen.rerender(<p>Still elsewhere</p>)
  expect(missing).not.toHaveBeenCalled()
  await screen.rerender(<Shown Part={Part} />)
  await expect.poll(() => missing.mock.calls.length).toBe(1)
  stop()
})

test('lazy retries an import that failed after unmount', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const missing = vi.fn<() => void>()
  const stop = onChunkLoadError(missing)
  const { promise, reject } = Promise.withResolvers<typeof Field>()
  const load = vi.fn<() => Promise<typeof Field>>(async () => Field).mockReturnValueOnce(promise)
  const Part = lazy(load)
  const screen = await render(<Shown Part={Part} />)
  await screen.rerender(<p>Elsewhere</p>)
  reject(new Error('lost'))
  await expect(promise).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1000)
  await screen.rerender(<Shown Part={Part} />)
  await expect.element(field).toBeVisible()
  expect(missing).not.toHaveBeenCalled()
  stop()
})

test('lazy reports a failed import on render and retries on the next mount', async () => {
  const missing = vi.fn<() => void>()
  const stop = onChunkLoadError(missing)
  const load = vi.fn<() => Promise<typeof Field>>(async () => Field)
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  const Part = lazy(load)
  await Part.preload()
  expect(missing).not.toHaveBeenCalled()
  const screen = await render(<Shown Part={Part} />)
  await expect.poll(() => missing.mock.calls.length).toBe(1)
  await expect.element(field).not.toBeInTheDocument()
  await screen.rerender(<p>Elsewhere</p>)
  await screen.rerender(<Shown Part={Part} />)
  await expect.element(field).toBeVisible()
  stop()
})
