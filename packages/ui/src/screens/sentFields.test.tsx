import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { valueOr } from '../lib/state.ts'
import { makeErrors, makeRecommendation } from '../testing/fixtures/sampleRecommendations.ts'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'
import { empty, ready } from '../testing/states.ts'
import { RecommendationDetails } from './clouds/recommendations/RecommendationDetails.tsx'
import { ErrorsDialog } from './clouds/recommendations/RecommendationsScreen.tsx'
import * as hostStories from './hosts/details/HostPart.stories.tsx'
import * as serviceStories from './oracle/ServicesScreen.stories.tsx'
import * as schemaStories from './oracle/storage/SchemasScreen.stories.tsx'

const services = composeStories(serviceStories)
const schemas = composeStories(schemaStories)
const host = composeStories(hostStories)

it('shows the creation date of services when it is sent', async () => {
  await renderWithCatalogue(<services.CreationDateSent />)
  await expect.element(page.getByRole('columnheader', { name: /Created on/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '06/05/2024' }).first()).toBeVisible()
})

it('hides the creation date of services when no row has one', async () => {
  await renderWithCatalogue(<services.Ready />)
  await expect.element(page.getByRole('columnheader', { name: /Service name/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell').first()).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /Created on/ })).not.toBeInTheDocument()
})

it('shows maxindexes when the server sends it instead of indexes', async () => {
  const [row] = valueOr(schemas.MaxIndexesSent.args.list ?? empty, [])
  await renderWithCatalogue(<schemas.MaxIndexesSent list={ready(row ? [row] : [])} />)
  const expectedText = new Intl.NumberFormat('en-US').format(row?.maxindexes ?? Number.NaN)
  const cells = page
    .getByRole('row', { name: new RegExp(row?.user ?? 'none') })
    .first()
    .getByRole('gridcell')
  await expect.element(cells.filter({ hasText: expectedText }).first()).toBeVisible()
})

it('shows the trusted HBA entries of a PostgreSQL instance when they are sent', async () => {
  await renderWithCatalogue(<host.PostgresqlTrustedEntries />)
  await expect.element(page.getByText('HBA “trust” entries')).toBeVisible()
})

it('hides the trusted HBA entries when they are not sent', async () => {
  await renderWithCatalogue(<host.PostgresqlInfo />)
  await expect.element(page.getByText('Tablespaces', { exact: true })).toBeVisible()
  await expect.element(page.getByText('HBA “trust” entries')).not.toBeInTheDocument()
})

it('shows the retrieval number and the profile of a recommendation', async () => {
  await renderWithCatalogue(
    <RecommendationDetails
      row={makeRecommendation('oracle', 1, { seqValue: 4711, profileID: 'profile-7' })}
    />,
  )
  await expect.element(page.getByText('Collection number')).toBeVisible()
  await expect.element(page.getByText('4711')).toBeVisible()
  await expect.element(page.getByText('profile-7')).toBeVisible()
})

it('shows the profile of a cloud error', async () => {
  const [error] = makeErrors(1, 0)
  await renderWithCatalogue(
    <ErrorsDialog errors={error ? [{ ...error, profileID: 'profile-7' }] : []} onClose={() => {}} />,
  )
  await expect.element(page.getByRole('gridcell', { name: /profile-7/ })).toBeVisible()
})
