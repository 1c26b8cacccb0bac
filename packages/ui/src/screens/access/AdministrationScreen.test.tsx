import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { groupRows } from '../../testing/fixtures/administrationRows.ts'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { failed, ready } from '../../testing/states.ts'
import * as stories from './GroupsScreen.stories.tsx'

const { Ready } = composeStories(stories)

function Failing() {
  const [works, setWorks] = useState(true)
  addEventListener('server-fails', () => setWorks(false), { once: true })
  return <Ready list={works ? ready(groupRows) : failed()} />
}

test('keeps the input of an open form when a refresh fails', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Failing />)
  await page.getByRole('button', { name: 'Actions for operations' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const description = page.getByRole('dialog').getByRole('textbox').last()
  await description.fill('Those of the night')
  dispatchEvent(new Event('server-fails'))
  await expect.element(page.getByRole('button', { name: /^Retry/, includeHidden: true })).toBeInTheDocument()
  await expect.element(description).toHaveValue('Those of the night')
})

test('says why a group whose name cannot be part of an address cannot be changed', async () => {
  await page.viewport(1440, 900)
  const [first] = groupRows
  if (!first) throw new Error('no group')
  await renderWithCatalogue(<Ready list={ready([{ ...first, name: 'a/b' }])} />)
  await page.getByRole('button', { name: 'Actions for a/b' }).click()
  for (const name of [/^Edit/, /^Delete/])
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/cannot be changed here/).first()).toBeInTheDocument()
})

test('refuses a new group whose name cannot be part of an address', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<Ready />)
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('a/b')
  await page.getByRole('dialog').getByRole('button', { name: 'Add group' }).click()
  await expect.element(page.getByText(/^Must not contain/).first()).toBeVisible()
})
