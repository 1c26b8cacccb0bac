import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeOracleQueries } from '../../../../../testing/fixtures/oracleQueries.ts'
import { renderWithProviders } from '../../../../../testing/samples/renderWithProviders.tsx'
import { PdbsTab } from './PdbsTab.tsx'

const noop = () => undefined
const reason = 'Not known, because the PDB is closed'

it('says why the sizes of a closed PDB are not known', async () => {
  const database = makeOracleDatabase(1)
  const sizes = { segmentsSize: 0, datafileSize: 0, allocable: 0, sgaTarget: 0, pgaAggregateTarget: 0 }
  const pdbs = database.pdbs
    .slice(0, 1)
    .flatMap((pdb) => [pdb, { ...pdb, ...sizes, name: 'CLOSED', status: 'MOUNTED' }])
  const tab = (pdb?: string) => (
    <PdbsTab
      hostname="ora-1"
      database={{ ...database, pdbs }}
      queries={makeOracleQueries()}
      location={{ tab: 'pdbs', ...(pdb === undefined ? {} : { pdb }) }}
      onLocationChange={noop}
    />
  )
  await renderWithProviders(
    <>
      {tab()}
      {tab('CLOSED')}
    </>,
  )
  // Five cells and five facts.
  await expect.poll(() => page.getByText(reason).elements()).toHaveLength(10)
  expect(page.getByTitle(reason).elements()).toHaveLength(5)
})
