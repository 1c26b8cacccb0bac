import { decode } from '@inventory-console/api-mocks/contract/decode'
import { expect, test } from 'vitest'
import { changesSince } from './changes.ts'

const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Auckland']
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Noon of local days, so that every time zone has the same days. */
const noon = (day: number) => new Date(2026, 2, day, 12).getTime()

const contract = (day: string) => ({ contractID: day, supportExpiration: `${day}T00:00:00Z` })

async function supportChanges(days: readonly string[], since: number, now: number) {
  const bodyOf = (name: string) => {
    if (name === 'GET /contracts/oracle/database') return { contracts: days.map(contract) }
    return name.startsWith('GET /contracts') ? { contracts: [] } : {}
  }
  const { changes } = await changesSince(
    since,
    now,
    {},
    async ({ name, decoder }) => decode(decoder, bodyOf(name)).value,
  )
  return Object.fromEntries(changes.map(({ id, names }) => [id, names]))
}

test('counts support as ended on the local day after its last day', async () => {
  expect(zones).toContain(zone)
  const days = ['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16']
  expect(await supportChanges(days, noon(14), noon(16))).toEqual({
    // Support had ended before the last visit on the 13th and continues on the 16th.
    supportEnded: ['2026-03-14', '2026-03-15'],
  })
})

test('counts a contract as supported until midnight of its last day', async () => {
  const late = new Date(2026, 2, 16, 23, 59).getTime()
  expect(await supportChanges(['2026-03-16'], noon(15), late)).toEqual({})
  const early = new Date(2026, 2, 17, 0, 1).getTime()
  expect(await supportChanges(['2026-03-16'], noon(15), early)).toEqual({ supportEnded: ['2026-03-16'] })
})
