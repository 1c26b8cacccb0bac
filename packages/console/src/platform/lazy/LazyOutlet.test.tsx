import { createCatalogue, I18nProvider } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyModule } from '@inventory-console/ui/lib/lazy'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { translatePage } from '../../testing/pageTranslator.ts'
import { createTestServices } from '../../testing/testServices.ts'
import { ServicesContext } from '../services.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyOutlet } from './LazyOutlet.tsx'

const failed = (error: Error) => <p>{`${error.name}: ${error.message}`}</p>
const neverResolves = () => new Promise<never>(() => {})

it('shows the timeout when the chunk of a view does not load in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  await render(
    <LazyOutlet lazy={lazyModule(neverResolves)} errorFallback={failed} loadingFallback={<p>Waiting</p>} />,
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await expect.element(page.getByText('ChunkLoadError: Error: No code after 120 s')).toBeVisible()
  vi.useRealTimers()
})

it('shows the error when the chunk of a view fails to load', async () => {
  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await render(<LazyOutlet lazy={lazyModule(failToFetch)} errorFallback={failed} />)
  await expect.element(page.getByText(/^ChunkLoadError: TypeError: Failed to fetch/)).toBeVisible()
})

it('reloads a second after the network is back, unless it drops again', async () => {
  const catalogue = createCatalogue('en')
  await catalogue.load('errors')
  const config = { api: 'https://api.example', chart: null, cloud: null, repository: null, idleTimeout: null }
  const services = createTestServices(config, { catalogue })
  const reloadIfReachable = vi.fn(() => Promise.resolve())
  const upgrade = { ...services.upgrade, reloadIfReachable, reportChunkError: () => Promise.resolve() }
  const lazy = lazyModule(() => Promise.reject(new TypeError('Failed to fetch')))
  await render(
    <I18nProvider catalogue={catalogue}>
      <ServicesContext value={{ ...services, upgrade }}>
        <LazyOutlet lazy={lazy} />
      </ServicesContext>
    </I18nProvider>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const type of ['online', 'offline']) window.dispatchEvent(new Event(type))
  await vi.advanceTimersByTimeAsync(5000)
  expect(reloadIfReachable).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(reloadIfReachable).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('shows the error that a view throws', async () => {
  const broken = () => {
    throw new RangeError('too far')
  }
  await render(<LazyOutlet lazy={lazyModule(() => Promise.resolve(broken))} errorFallback={failed} />)
  await expect.element(page.getByText('RangeError: too far')).toBeVisible()
})

it('renders a preloaded view without its placeholder', async () => {
  const waited = vi.fn<() => null>(() => null)
  const Waiting = () => waited()
  const Page = () => <p>Page</p>
  const ready = lazyModule(() => Promise.resolve(Page))
  await ready.load()
  await render(<LazyOutlet lazy={ready} errorFallback={failed} loadingFallback={<Waiting />} />)
  await expect.element(page.getByText('Page')).toBeVisible()
  expect(waited).not.toHaveBeenCalled()
})

it('remounts the children after page translation replaced their text nodes', async () => {
  function Message() {
    const [done, setDone] = useState(false)
    return (
      <button type="button" onClick={() => setDone(true)}>
        {done ? <b>Done:</b> : null}
        {'Save'}
      </button>
    )
  }
  await render(
    <ErrorBoundary fallback={failed}>
      <div>
        <Message />
      </div>
    </ErrorBoundary>,
  )
  const { stop } = translatePage()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(page.getByText('NotFoundError').elements()).toEqual([])
  stop()
})

it('shows the fallback when every mount throws the same node error', async () => {
  const broken = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  await render(<LazyOutlet lazy={lazyModule(() => Promise.resolve(broken))} errorFallback={failed} />)
  await expect.element(page.getByText('NotFoundError: gone')).toBeVisible()
})
