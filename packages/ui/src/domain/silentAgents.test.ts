import { describe, expect, test } from 'vitest'
import { isSilentAgent, silentDays } from './alertWindow.ts'

describe('silent agents', () => {
  test('are recognized by the alert code alone', () => {
    expect(isSilentAgent({ alertCode: 'NO_DATA' })).toBe(true)
    expect(isSilentAgent({ alertCode: 'AGENT_ERROR' })).toBe(false)
    expect(isSilentAgent({})).toBe(false)
  })

  test.each([
    ['No data received from the host 9 day(s) in the last 4 day(s)', 0, 4],
    ['No data received from the host db-7 in the last 12 day(s)\n', 1, 12],
    ['The host 7 says nothing', 3, 3],
    ['', undefined, null],
  ])(
    'description %j and %j days since creation give %j days of silence',
    (description, daysFromCreation, days) => {
      expect(silentDays({ description, daysFromCreation })).toBe(days)
    },
  )

  test('parses a long description in linear time', { timeout: 5000 }, () => {
    for (const run of ['1', ' ', '1 day(s) ', '\n']) {
      expect(silentDays({ description: `${run.repeat(300_000)}x`, daysFromCreation: 3 })).toBe(3)
    }
  })
})
