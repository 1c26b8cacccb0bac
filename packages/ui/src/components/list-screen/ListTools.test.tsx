import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ListToolsContext, type ListTools } from '../../lib/listTools.ts'
import { HostList } from '../../testing/HostList.tsx'
import { someTools } from '../../testing/listTools.ts'
import { show } from '../../testing/show.tsx'
import { ready } from '../../testing/states.ts'
import { Button } from '../button/Button.tsx'
import { ToastProvider } from '../toast/Toast.tsx'

afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const bulkActions = () => <Button>Dismiss…</Button>

function list(tools: ListTools, onRefresh = nothing, hosts = makeHosts(60)) {
  return (
    <ToastProvider>
      <ListToolsContext value={tools}>
        <HostList
          list={ready(hosts)}
          onViewChange={nothing}
          onRefresh={onRefresh}
          bulkActions={bulkActions}
        />
      </ListToolsContext>
    </ToastProvider>
  )
}

it('asks again as often as somebody wants, and not while nobody sees it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const onRefresh = vi.fn()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  await show(list(someTools({ every: 60 }), onRefresh))
  await expect
    .element(page.getByRole('button', { name: 'Refresh by itself: Every minute' }))
    .toHaveAttribute('aria-haspopup')
  // Its clock begins when the page is drawn, which no test sees: the first time is waited for, less than ten seconds over.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000)
      return onRefresh.mock.calls.length
    })
    .toBe(1)
  vi.advanceTimersByTime(49_000)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(121_000)
  expect(onRefresh).toHaveBeenCalledTimes(3)
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(600_000)
  expect(onRefresh).toHaveBeenCalledTimes(3)
  // It is due: once, as soon as somebody looks.
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(1)
  expect(onRefresh).toHaveBeenCalledTimes(4)
  seen.mockRestore()
})

it('a refresh moves neither focus nor scroll, nor what is selected, nor a menu that is open', async () => {
  const tools = someTools()
  const { rerender } = await show(list(tools))
  await page.getByRole('checkbox', { name: /^Select ora-prod-fra-002/ }).click()
  await expect.element(page.getByText('1 row selected')).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const scroller = page.getByRole('grid').element().parentElement
  scroller?.scrollTo({ top: 200 })
  const focused = document.activeElement
  await rerender(list(tools, nothing, makeHosts(61)))
  await expect.element(page.getByText('61 hosts')).toBeVisible()
  expect(scroller?.scrollTop).toBe(200)
  expect(document.activeElement).toBe(focused)
  await expect.element(page.getByText('1 row selected')).toBeVisible()
  await expect.element(page.getByRole('menu')).toBeVisible()
})
