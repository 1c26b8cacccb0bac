import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, button, mockHandlers, requests, withMockServices } from '../openConsole.tsx'
import { endOf, openList, requestedDates } from '../pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const slider = page.getByRole('slider', { name: 'Day', exact: true })

it('steps the list by the strip of the date filter, with three requests for all of its days', async () => {
  await openList('/hosts')
  await button('As of today').click()
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Monday 16\/03\/2026/))
  const strip = requests.filter((request) => /license-history|category=(ENGINE|LICENSE)/.test(request))
  expect(strip).toHaveLength(3)
  expect(strip.filter((request) => request.includes('older-than'))).toEqual([])
  slider.element().focus()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(address).toBe('/hosts?date=2026-03-09')
  await expect.poll(requestedDates).toContain(endOf(2026, 2, 9))
  // The popover stays, so that the next key steps on.
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(address).toBe('/hosts')
})

/** Responds to a past date with today's hosts by name, changed by `change`. */
async function mockPast(change: (hosts: readonly HostSummary[]) => readonly HostSummary[]) {
  mockHandlers(
    http.get('*/hosts', async ({ request }) => {
      const url = new URL(request.url)
      if (!url.searchParams.has('older-than') || url.searchParams.get('mode') !== 'summary') return undefined
      url.searchParams.delete('older-than')
      const today: { hosts: HostSummary[] } = await (
        await fetch(url.pathname + url.search, { headers: request.headers })
      ).json()
      return HttpResponse.json({
        hosts: change(today.hosts.toSorted((a, b) => (a.hostname < b.hostname ? -1 : 1))),
      })
    }),
  )
}

it("marks the cells of a past date that differ from today's, and links to the comparison", async () => {
  await mockPast(([first, second, , ...others]) => {
    if (!first || !second) return []
    return [
      { ...first, info: { ...first.info, cpuCores: first.info.cpuCores + 3 } },
      // Renamed since: it is not in today's list, and today's name is new there.
      { ...second, hostname: 'aaa-retired' },
      ...others,
    ]
  })
  await openList('/hosts?sort=hostname&date=2026-03-09')
  // First has other cores; second was renamed; third is missing in the past: 1 changed, 1 gone, 2 new.
  const note = page.getByText(/^Compare with today: 1 changed, 1 gone, 2 new/)
  await expect.element(note).toBeVisible()
  const changed = page.getByRole('gridcell', { name: /\(Today: / })
  await expect.element(changed).toBeVisible()
  const [past = '', today = ''] = changed.element().textContent.match(/[0-9]+/g) ?? []
  expect(Number(past) - Number(today)).toBe(3)
  await expect
    .element(page.getByRole('rowheader', { name: 'aaa-retired (Not in today’s list)' }))
    .toBeVisible()
  changed.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(`${past}Today: ${today}`)
  await note.getByRole('link', { name: 'Compare with today' }).click()
  await expect.poll(address).toBe('/hosts?sort=hostname&date=2026-03-09&compare=2026-03-09..')
})
