import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { ListToolsContext } from '../../lib/listTools.ts'
import { makeListTools } from '../../testing/listTools.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import * as stories from './AlertGroupsScreen.stories.tsx'

const { Ready } = composeStories(stories)

test.each([
  ['en', ['Critical', 'Warning', 'Info'], /^\d+ alerts in \d+ groups$/],
  ['it', ['Critici', 'Attenzione', 'Info'], /^\d+ avvisi in \d+ gruppi$/],
  ['pt-br', ['Críticos', 'Atenção', 'Info'], /^\d+ alertas em \d+ grupos$/],
] as const)(
  'shows all severities at 1024 px and counts alerts and groups (%s)',
  async (locale, names, count) => {
    await page.viewport(1024, 768)
    await renderWithProviders(
      <ToastProvider>
        <ListToolsContext value={makeListTools()}>
          {/* Beside the navigation. */}
          <div className="w-[968px]">
            <Ready />
          </div>
        </ListToolsContext>
      </ToastProvider>,
      locale,
    )
    const filters = page.getByRole('group').getByRole('button')
    for (const name of names) await expect.element(filters.filter({ hasText: name })).toBeVisible()
    expect(filters.elements()).toHaveLength(3)
    await expect.element(page.getByText(count)).toBeInTheDocument()
  },
)

test('names the printed filter of a column that is not in the table', async () => {
  await page.viewport(1280, 800)
  await renderWithProviders(
    <ToastProvider>
      <ListToolsContext value={makeListTools()}>
        <Ready view={{ filters: { alertStatus: { kind: 'oneOf', values: ['NEW'] } } }} />
      </ListToolsContext>
    </ToastProvider>,
  )
  await expect.element(page.getByText('Status: New').first()).toBeInTheDocument()
})

test('names the shortcut to mark a group without the count of the first group', async () => {
  await page.viewport(1280, 800)
  await renderWithProviders(
    <ToastProvider>
      <ListToolsContext value={makeListTools()}>
        <Ready view={{ filters: { alertStatus: { kind: 'oneOf', values: ['NEW'] } } }} />
      </ListToolsContext>
    </ToastProvider>,
  )
  await page.getByRole('row').nth(1).getByRole('checkbox').click()
  await userEvent.keyboard('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(shortcuts.getByText('Mark as read…')).toBeVisible()
})
