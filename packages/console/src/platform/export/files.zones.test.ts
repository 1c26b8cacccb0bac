import { read } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import { toXlsx } from './xlsx.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Auckland']

/** Local times of a spreadsheet in UTC, São Paulo and Auckland. */
const hours: readonly (readonly [moment: string, texts: readonly string[]])[] = [
  ['2026-03-16T23:30:15Z', ['2026-03-16 23:30:15', '2026-03-16 20:30:15', '2026-03-17 12:30:15']],
  ['2026-09-26T13:59:00Z', ['2026-09-26 13:59:00', '2026-09-26 10:59:00', '2026-09-27 01:59:00']],
  // One minute later daylight saving time starts in Auckland.
  ['2026-09-26T14:00:00Z', ['2026-09-26 14:00:00', '2026-09-26 11:00:00', '2026-09-27 03:00:00']],
  ['2018-11-04T03:00:00Z', ['2018-11-04 03:00:00', '2018-11-04 01:00:00', '2018-11-04 16:00:00']],
]

test.each(hours)('writes %s in local time', async (moment, texts) => {
  const text = texts[zones.indexOf(zone)] ?? `no expectation for ${zone}`
  const sheet = {
    title: 'Hosts',
    about: null,
    columns: [{ header: 'At', type: 'dateTime' as const, width: 100 }],
    rows: 1,
    labels: { true: 'Yes', false: 'No' },
    isDecimalComma: false,
    data: [{ values: [Date.parse(moment)], codes: Uint32Array.of(1) }],
  }
  const book = read(await toXlsx(sheet, () => undefined).arrayBuffer(), { type: 'array' })
  const serial: unknown = book.Sheets['Hosts']?.['A2']?.v
  const days = (Date.parse(`${text.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
  expect(serial).toBeCloseTo(days, 6)
  expect(await toCsv(sheet, () => undefined).text()).toContain(text)
})
