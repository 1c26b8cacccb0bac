import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  responseCount,
  button,
  expectHostsVisible,
  mockWorld,
  newStores,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const notice = page.getByText(/than this console supports/)
const close = () => page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Close' })

describe('server version notice', () => {
  it('names a newer server until it is closed, also after a reload', async () => {
    const stores = newStores()
    mockWorld().version = '2.55.1'
    await openAs('/hosts', 'admin', stores)
    await expect
      .element(notice)
      .toHaveTextContent(
        'The server runs version 2.55.1, which is newer than this console supports (2.53 and 2.54). Some pages may be incomplete.',
      )
    await close().click()
    await expect.element(notice).not.toBeInTheDocument()

    await openAs('/hosts', 'admin', stores)
    await expectHostsVisible()
    await expect.poll(() => responseCount('/api/version')).toBe(2)
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(3)
    expect(notice.query()).toBeNull()
  })

  it('shows again after the server changed to another unsupported version', async () => {
    const stores = newStores()
    mockWorld().version = '2.52.0'
    await openAs('/hosts', 'admin', stores)
    await expect.element(page.getByText(/version 2\.52\.0, which is older/)).toBeVisible()
    await close().click()
    mockWorld().version = '2.55.0'
    await openAs('/hosts', 'admin', stores)
    await expect.element(page.getByText(/version 2\.55\.0, which is newer/)).toBeVisible()
  })

  it.each(['2.53.4', '2.54.0', ''])('is not shown for version "%s"', async (version) => {
    mockWorld().version = version
    await openAs('/hosts')
    await expectHostsVisible()
    await expect.poll(() => responseCount('/api/version')).toBe(1)
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(2)
    expect(notice.query()).toBeNull()
  })

  it('is for administrators only', async () => {
    mockWorld().version = '2.55.1'
    await openAs('/hosts', 'operator')
    await expect.element(button('Refresh')).toBeEnabled()
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(2)
    expect(responseCount('/api/version')).toBe(0)
    expect(notice.query()).toBeNull()
  })
})
