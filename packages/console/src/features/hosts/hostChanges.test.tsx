import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, mockWorld, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

const card = page.getByRole('region', { name: 'Changes, 90 days' })
const dialog = page.getByRole('dialog', { name: 'Changes, 90 days' })

/** A reporting host whose cores doubled `daysAgo` days ago. */
function grownHost(daysAgo = 20) {
  const host = mockWorld().hosts.facts.find(
    ({ info, firstDay, lastDay }) => info.cpuSockets >= 2 && firstDay > 120 && lastDay === 0,
  )
  if (host === undefined) throw new Error('The world has no such host')
  host.upgradedOn = daysAgo
  return host
}

async function openHost(hostname: string) {
  await openAs(`/details/${hostname}`)
  await expect.element(page.getByRole('heading', { name: hostname, level: 1 })).toBeVisible()
}

describe('changes of a host', () => {
  it('show the newest in a card and all in a dialog', async () => {
    const { hostname, info } = grownHost()
    await openHost(hostname)
    await expect.element(card.getByRole('listitem').first()).toBeVisible()
    expect(card.getByRole('listitem').elements().length).toBeLessThanOrEqual(3)
    await card.getByRole('button', { name: /^All/ }).click()
    const { cpuCores } = info
    await expect
      .element(dialog.getByText(`CPU cores: ${cpuCores / 2} to ${cpuCores}`, { exact: true }))
      .toBeVisible()
    const { clock } = mockWorld()
    const grew = new Date(clock.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    expect(
      dialog
        .getByRole('time')
        .elements()
        .map((time) => time.getAttribute('datetime')?.slice(0, 10)),
    ).toContain(grew)
  })

  it('reach 90 days back', async () => {
    const { hostname, info } = grownHost(89)
    await openHost(hostname)
    await card.getByRole('button', { name: /^All/ }).click()
    const { cpuCores } = info
    await expect
      .element(dialog.getByText(`CPU cores: ${cpuCores / 2} to ${cpuCores}`, { exact: true }))
      .toBeVisible()
    await expect.element(dialog.getByText('Daily data for the past 90 days.')).toBeVisible()
  })

  it('show the error of a failed request', async () => {
    const { hostname } = grownHost()
    mockHandlers(
      http.get(`*/api/hosts/${hostname}`, ({ request }) =>
        request.url.includes('older-than') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    )
    await openHost(hostname)
    await expect.element(card.getByText('Could not load changes')).toBeVisible()
    mockHandlers()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card.getByRole('listitem').first()).toBeVisible()
  })
})
