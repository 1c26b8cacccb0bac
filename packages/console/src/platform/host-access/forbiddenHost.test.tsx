import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { personas } from '@inventory-console/api-mocks/personas'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, mockWorld, openAs, withMockServices } from '../../testing/openConsole.tsx'
import { oracleHost } from '../../testing/sampleInventory.ts'

const { user, hasUnassignedRoles = false } = personas.noLocations

withMockServices({ hasUnassignedRoles })

const noLocation = page.getByText(/^Your roles include no location/)
const otherLocation = page.getByText(/^This host’s location is not in your roles/)

describe('user whose roles have no location', () => {
  it('sees why a listed host cannot be opened', async () => {
    await openAs(`/hosts?search=${oracleHost.name}`, user)
    await page.getByRole('link', { name: oracleHost.name }).click()
    await expect.element(noLocation).toBeVisible()
  })

  it.each(['/capacity/by-os', '/oracle/cpu-time', '/oracle/capacity'])(
    'sees why %s shows no host',
    async (path) => {
      await openAs(`${path}?host=${oracleHost.name}`, user)
      await expect.element(noLocation).toBeVisible()
    },
  )
})

it('a user with a location sees that lists may show hosts of others', async () => {
  const [first, second] = sampleLocations
  const host = mockWorld().hosts.facts.find(({ location }) => location !== first && location !== second)
  for (const role of mockWorld().roles) if (role.name === 'operate_north') role.locations = [first]
  await openAs(`/details/${host?.hostname}`, user)
  await expect.element(otherLocation).toBeVisible()
  expect(noLocation.query()).toBeNull()
})

it('a directory user sees that such accounts cannot open hosts', async () => {
  await openAs(`/details/${oracleHost.name}`, 'directory')
  await expect.element(page.getByText(/^LDAP accounts can list hosts but not open them/)).toBeVisible()
  expect(noLocation.query()).toBeNull()
})

it('an administrator sees no reason, because the locations of roles do not apply', async () => {
  mockHandlers(http.get(`*/hosts/${oracleHost.name}`, () => new HttpResponse(null, { status: 403 })))
  await openAs(`/details/${oracleHost.name}`)
  await expect.element(page.getByText('Ask an administrator for access.', { exact: true })).toBeVisible()
  expect(noLocation.or(otherLocation).query()).toBeNull()
})
