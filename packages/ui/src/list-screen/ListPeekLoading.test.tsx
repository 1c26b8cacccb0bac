import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FirstResponseContext } from '../lib/contexts.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'
import { ListScreen } from './ListScreen.tsx'

test('Space selects no row of a list with a peek before the gestures are loaded', async () => {
  await renderWithProviders(
    // On a slow network the list is in use before its gestures are loaded.
    <FirstResponseContext value={false}>
      <ListScreen
        area="hosts"
        columns={fixtureColumns}
        list={ready(makeHosts(3))}
        rowId={({ hostname }) => hostname}
        peek={{ figures: [], facts: [] }}
        bulkActions={() => null}
      />
    </FirstResponseContext>,
  )
  const checked = () => page.getByRole('checkbox', { checked: true }).elements().length
  const header = page.getByRole('rowheader').first().element()
  if (!(header instanceof HTMLElement)) throw new Error('The row header is not focusable')
  header.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.poll(checked).toBe(1)
})
