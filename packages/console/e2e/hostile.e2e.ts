import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canBeAsked } from './support/addresses.ts'
import { namesOf } from './support/hostile.ts'
import { openWalker, type Walker } from './support/walker.ts'

/** Sample of `npm run bench -- hostile`, which visits every page. */
let walker: Walker
beforeAll(async () => {
  walker = await openWalker({ persona: 'hostile', hosts: hostileNames.length })
})
afterAll(() => walker.close())

test.each([1440, 390])(
  'hostile names run no script and cause no overflow at a width of %d px',
  async (width) => {
    await walker.page.setViewportSize({ width, height: 900 })
    const wrong: string[] = []
    for (const address of [
      '/hosts',
      '/alerts',
      '/oracle/tablespaces',
      `/details/${encodeURIComponent((await namesOf(walker)).find(canBeAsked) ?? '')}`,
    ]) {
      const { faults } = await walker.visit(address)
      wrong.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    expect(wrong).toEqual([])
  },
)
