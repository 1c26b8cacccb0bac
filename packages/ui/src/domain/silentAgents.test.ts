import { describe, expect, test } from 'vitest'
import { isSilentAgent, silentDays } from './alertWindow.ts'

describe('an alert', () => {
  test('is of a silent agent by its code alone', () => {
    expect(isSilentAgent({ alertCode: 'NO_DATA' })).toBe(true)
    expect(isSilentAgent({ alertCode: 'AGENT_ERROR' })).toBe(false)
    expect(isSilentAgent({})).toBe(false)
  })

  test.each([
    ['No data received from the host 9 day(s) in the last 4 day(s)', 0, 4],
    ['No data received from the host db-7 in the last 12 day(s)\n', 1, 12],
    ['The host 7 says nothing', 3, 3],
    ['', undefined, null],
    [null, null, null],
    [7, 'many', null],
  ])('%j, %j days old, tells %j days of silence', (description, daysFromCreation, days) => {
    expect(silentDays({ description, daysFromCreation })).toBe(days)
  })

  test('takes linear time on a long description', { timeout: 5000 }, () => {
    for (const run of ['1', ' ', '1 day(s) ', '\n']) {
      expect(silentDays({ description: `${run.repeat(300_000)}x`, daysFromCreation: 3 })).toBe(3)
    }
  })
})
