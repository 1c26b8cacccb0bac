import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { ready } from '../../testing/states.ts'
import * as stories from './UsersScreen.stories.tsx'

const { Ready } = composeStories(stories)

test('shows a dash for a user without first and last name', async () => {
  await page.viewport(1440, 900)
  const user = { username: 'service', firstName: '', lastName: '', groups: ['dba'] }
  await renderWithCatalogue(
    <Ready list={ready([user, { ...user, username: 'ada', firstName: 'Ada', lastName: 'Byron' }])} />,
  )
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'service' }) })
  await expect.element(row).toBeVisible()
  const texts = row
    .getByRole('gridcell')
    .elements()
    .map(({ textContent }) => textContent)
  expect(texts.slice(0, 3)).toEqual(['-', '-', 'dba'])
})
