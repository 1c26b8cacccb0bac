import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  mockHandlers,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const section = page.getByRole('region', { name: 'Changes', exact: true })

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

const pastReports = () => requests.filter((request) => request.includes('older-than'))

describe('changes of a host', () => {
  it('are requested and listed when the section opens', async () => {
    const { hostname, info } = grownHost()
    await openHost(hostname)
    await expect.element(button('Changes')).toBeVisible()
    expect(pastReports()).toEqual([])
    await button('Changes').click()
    const { cpuCores } = info
    await expect
      .element(section.getByText(`CPU cores: ${cpuCores / 2} to ${cpuCores}`, { exact: true }))
      .toBeVisible()
    const { clock } = mockWorld()
    const grew = new Date(clock.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    expect(
      section
        .getByRole('time')
        .elements()
        .map((time) => time.getAttribute('datetime')?.slice(0, 10)),
    ).toContain(grew)
  })

  it('reach 90 days back', async () => {
    const { hostname, info } = grownHost(89)
    await openHost(hostname)
    await button('Changes').click()
    const { cpuCores } = info
    await expect
      .element(section.getByText(`CPU cores: ${cpuCores / 2} to ${cpuCores}`, { exact: true }))
      .toBeVisible()
    await expect.element(section.getByText(/90 days/).first()).toBeVisible()
  })

  it('show the error of a failed request', async () => {
    const { hostname } = grownHost()
    await openHost(hostname)
    await expect.element(button('Changes')).toBeVisible()
    mockHandlers(http.get(`*/api/hosts/${hostname}`, () => new HttpResponse(null, { status: 500 })))
    await button('Changes').click()
    await expect.element(page.getByText('Could not load changes')).toBeVisible()
  })
})
