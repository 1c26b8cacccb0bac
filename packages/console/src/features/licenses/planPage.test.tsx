import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { encodeMoves, type PlanMove } from '@inventory-console/ui/domain/licenses/plan/planMoves'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clientOf, fetchLicenseLists } from '../../testing/licenseLists.ts'
import {
  address,
  button,
  mockHandlers,
  mockWorld,
  newStores,
  openAs,
  requests,
  responseCount,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const openPage = async (path: string) => openAs(path, 'admin', newStores())

/** The first machine with Oracle databases in a cluster of several physical hosts, and another of these. */
function licensedGuest() {
  const guests = mockWorld()
    .hosts.reports(mockWorld().clock.now())
    .map(({ row }) => row)
    .filter(({ cluster }) => cluster !== '')
  for (const { hostname, cluster, virtualizationNode, technology } of guests) {
    const other = guests.find(
      (guest) => guest.cluster === cluster && guest.virtualizationNode !== virtualizationNode,
    )
    if (technology === 'Oracle/Database' && other)
      return { hostname, cluster, otherNode: other.virtualizationNode }
  }
  throw new Error('no guest has Oracle databases')
}

const named = (hostname: string) => ({ name: new RegExp(`^${hostname} `) })
const chip = (hostname: string) => page.getByRole('button', named(hostname))
const steps = page.getByRole('region', { name: 'Steps' })
const noSteps = steps.getByText(/^No steps yet/)
const outside = page.getByRole('list', { name: 'Outside virtualization' })
const writes = () => requests.filter((request) => !request.startsWith('GET') && !request.includes('/login'))

it('moves a machine by keyboard, keeps its focus, and Back undoes the step', async () => {
  const { hostname, cluster } = licensedGuest()
  await openPage(`/licenses/plan/${cluster}`)
  await expect.element(chip(hostname)).toBeVisible()
  chip(hostname).element().focus()
  await userEvent.keyboard('m')
  await page.getByRole('combobox', { name: 'Runs on' }).click()
  await page.getByRole('option', { name: /^Outside virtualization/ }).click()
  await button('Apply').click()
  await expect.element(steps.getByText(`${hostname} leaves virtualization`)).toBeVisible()
  await expect.element(outside.getByRole('button', named(hostname))).toHaveFocus()
  await expect.poll(address).toContain(`plan=move:${hostname}::`)
  await expect.poll(address).toContain('&made=2026-03-16.')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'leaves virtualization' }))
    .toBeInTheDocument()
  window.history.back()
  await expect.element(noSteps).toBeVisible()
  expect(writes()).toEqual([])
})

it('moves a machine by dragging it to another host, then out of its cluster, and the bill changes', async () => {
  await page.viewport(1440, 1400)
  const { hostname, cluster, otherNode } = licensedGuest()
  await openPage(`/licenses/plan/${cluster}`)
  const bill = page.getByRole('region', { name: 'License impact' })
  await expect.element(bill).toHaveAttribute('aria-busy', 'false')
  const host = page.getByRole('list', { name: otherNode, exact: true })
  await userEvent.dragAndDrop(chip(hostname), host)
  await expect.element(host.getByRole('button', named(hostname))).toBeVisible()
  await expect.poll(address).toContain(`plan=move:${hostname}:${cluster}:${otherNode}&`)
  // Oracle licenses count for the whole cluster.
  await expect.element(bill.getByRole('table')).not.toBeInTheDocument()
  await userEvent.dragAndDrop(chip(hostname), outside)
  await expect.element(outside.getByRole('button', named(hostname))).toBeVisible()
  await expect.element(bill.getByRole('rowheader').first()).toBeVisible()
  await expect.element(steps.getByText(`${hostname} leaves virtualization`)).toBeVisible()
  expect(writes()).toEqual([])
})

it('marks the lane under a dragged machine, also over the machines inside it', async () => {
  const { hostname, cluster, otherNode } = licensedGuest()
  await openPage(`/licenses/plan/${cluster}`)
  const list = page.getByRole('list', { name: otherNode, exact: true })
  await expect.element(list.getByRole('button').first()).toBeVisible()
  const laneOf = (inside: Element) => inside.closest('[data-slot="plan-lane"]') ?? inside
  const [lane, other] = [laneOf(list.element()), laneOf(outside.element())]
  const machine = list.getByRole('button').first().element()
  const drag = (type: string, on: Element, relatedTarget: Element | null = null) =>
    on.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer: new DataTransfer(),
        relatedTarget,
      }),
    )
  const outlines = () => [lane, other].map((each) => getComputedStyle(each).outlineStyle)
  drag('dragstart', chip(hostname).element())
  await expect.poll(() => getComputedStyle(lane).borderStyle).toBe('dashed')
  drag('dragover', lane)
  await expect.poll(outlines).toEqual(['solid', 'none'])
  drag('dragleave', lane, machine)
  drag('dragover', other)
  await expect.poll(outlines).toEqual(['solid', 'solid'])
  drag('dragleave', lane, document.body)
  await expect.poll(outlines).toEqual(['none', 'solid'])
})

it('says that the inventory has changed since a link was made', async () => {
  const { hostname, cluster } = licensedGuest()
  await openPage(`/licenses/plan/${cluster}?plan=move:${hostname}::&made=2026-03-01.abcdef`)
  await expect.element(page.getByText(/since this plan was made on 01\/03\/2026/)).toBeVisible()
  await button('Use today’s values').click()
  await expect.element(page.getByText(/since this plan was made/)).not.toBeInTheDocument()
  await expect.poll(address).toContain('&made=2026-03-16.')
})

it('starts a new plan if the link cannot be read', async () => {
  const { cluster } = licensedGuest()
  await openPage(`/licenses/plan/${cluster}?plan=move:db-1`)
  await expect.element(page.getByText('This plan cannot be read')).toBeVisible()
  await button('Start a new plan').click()
  await expect.element(noSteps).toBeVisible()
  expect(address()).toBe(`/licenses/plan/${cluster}`)
})

it('opens the plan file of a colleague', async () => {
  const { hostname, cluster } = licensedGuest()
  const plan = { format: 'license-plan', version: 1, cluster, steps: `cores:${hostname}:64`, made: null }
  await openPage('/licenses/plan')
  await button('Open plan…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Plan file').upload(new File(['{}'], 'other.json'))
  await dialog.getByRole('button', { name: 'Open plan' }).click()
  await expect.element(dialog.getByText('This file is not a plan.')).toBeVisible()
  await dialog.getByLabelText('Plan file').upload(new File([JSON.stringify(plan)], 'plan.json'))
  await dialog.getByRole('button', { name: 'Open plan' }).click()
  await expect.element(steps.getByText(`${hostname} has 64 cores`)).toBeVisible()
})

it('is reached from the dashboard and opens the cluster whose licenses cost most', async () => {
  await openPage('/dashboard')
  await page.getByRole('link', { name: 'Plan changes' }).click()
  await expect.element(page.getByRole('heading', { name: 'License impact' })).toBeVisible()
  expect(address()).toBe('/licenses/plan')
  await expect.element(page.getByRole('combobox', { name: 'Cluster', exact: true })).not.toHaveValue('')
  await expect.element(noSteps).toBeVisible()
})

/** By cluster, the steps that move all machines with RAC or GoldenGate out of it. They include licenses of the others. */
async function clustersWithIncludedLicenses() {
  const client = clientOf(mockWorld())
  await client.logIn()
  const { hosts, used } = await fetchLicenseLists(client, '')
  const including = new Set(['A90619', 'L75978'])
  const users = new Set(used.flatMap((row) => (including.has(row.licenseTypeID) ? [row.hostname] : [])))
  const databases = hosts.filter((host) => host.cluster !== '' && host.databases['Oracle/Database']?.length)
  const clusters = [...Map.groupBy(databases, (host) => host.cluster)].flatMap(([cluster, machines]) => {
    const names = machines.map(({ hostname }) => hostname)
    const [moved, others] = [
      names.filter((name) => users.has(name)),
      names.filter((name) => !users.has(name)),
    ]
    const moves = moved.map((hostname): PlanMove => ({ kind: 'move', hostname, cluster: '', node: '' }))
    return moved.length > 0 && others.length > 1 ? [{ cluster, moves, others }] : []
  })
  const [one, other] = clusters
  if (!one || !other) throw new Error('less than two clusters have machines with and without RAC')
  return [one, other] as const
}

/** Hosts whose pages were requested. */
const pageRequests = () =>
  requests
    .map((request) => request.replace('GET /api/hosts/', ''))
    .filter((hostname) => mockWorld().hosts.find(hostname) !== undefined)

it('reads the licenses on the pages of the hosts that the steps concern, once each, and no list of databases', async () => {
  const [one, other] = await clustersWithIncludedLicenses()
  const bill = page.getByRole('region', { name: 'License impact' })
  await openPage(`/licenses/plan/${one.cluster}`)
  await expect.element(bill).toHaveAttribute('aria-busy', 'false')
  expect(pageRequests()).toEqual([])
  const moves = encodeMoves([...one.moves, ...other.moves])
  await openPage(`/licenses/plan/${one.cluster}?plan=${moves}`)
  await expect.element(bill).toHaveAttribute('aria-busy', 'false')
  const read = pageRequests()
  expect(read).toEqual(expect.arrayContaining([...one.others, ...other.others]))
  expect(new Set(read).size).toBe(read.length)
  await button('Undo last step').click()
  await expect.poll(address).not.toContain(moves)
  await expect.poll(address).toContain('&made=')
  expect(pageRequests()).toEqual(read)
  expect(requests.filter((request) => request.includes('/oracle/databases'))).toEqual([])
})

it('names a host whose page cannot be read, counts the others, and reads it again on Retry', async () => {
  const [{ cluster, moves, others }] = await clustersWithIncludedLicenses()
  const [unread = ''] = others
  mockHandlers(
    http.get(`/api/hosts/${unread}`, () => HttpResponse.json({ message: 'timeout' }, { status: 504 })),
  )
  await openPage(`/licenses/plan/${cluster}?plan=${encodeMoves(moves)}`)
  const notice = page.getByRole('status').filter({ hasText: `Could not load ${unread}.` })
  await expect.element(notice).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'License impact' }))
    .toHaveAttribute('aria-busy', 'false')
  expect(pageRequests().toSorted()).toEqual(others.toSorted())
  mockHandlers()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(pageRequests().toSorted()).toEqual([unread, ...others].toSorted())
})

it.each([
  ['names a host of which a license count cannot be read', { count: 'many' }, 1],
  ['needs no other value of a license', { name: undefined, ignoredComment: 7 }, 0],
])('%s', async (_case, part, notices) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [{ cluster, moves, others }] = await clustersWithIncludedLicenses()
  const [changed = ''] = others
  mockHandlers(
    http.get(`/api/hosts/${changed}`, async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const host = Object(await response?.clone().json())
      for (const { licenses } of host.features.oracle.database.databases)
        for (const license of licenses) Object.assign(license, part)
      return HttpResponse.json(host)
    }),
  )
  await openPage(`/licenses/plan/${cluster}?plan=${encodeMoves(moves)}`)
  await expect
    .element(page.getByRole('region', { name: 'License impact' }))
    .toHaveAttribute('aria-busy', 'false')
  expect(pageRequests()).toContain(changed)
  await expect
    .poll(
      () =>
        page
          .getByRole('status')
          .filter({ hasText: `Could not load ${changed}.` })
          .elements().length,
    )
    .toBe(notices)
})

it('requests the virtual machines of one cluster without a name, also if the licenses arrive last', async () => {
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  mockHandlers(
    http.get('*/licenses-used', async () => {
      await held
      return undefined
    }),
  )
  const ofCluster = () => requests.filter((request) => /\/hosts\/clusters\/[^?]/.test(request))
  await openPage('/licenses/plan')
  const lists = ['/api/hosts/clusters', '/api/contracts/microsoft/database', '/api/hosts']
  await expect.poll(() => lists.map(responseCount)).not.toContain(0)
  respond()
  await expect.element(noSteps).toBeVisible()
  expect(new Set(ofCluster()).size).toBe(1)
})
