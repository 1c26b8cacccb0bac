import { composeStories } from '@storybook/react-vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './Tabs.stories.tsx'
import { Tabs } from './Tabs.tsx'

const { Ready, Many, LastOfMany, Vertical } = composeStories(stories)
const counts = new Map([
  ['Licenses', 12],
  ['Backups', 0],
])
const tab = (label: string) =>
  page.getByRole('tab', { name: [label, counts.get(label) ?? []].flat().join(' '), exact: true })
const more = page.getByRole('button', { name: /^More/ })

beforeEach(() => page.viewport(1200, 900))

describe('Tabs', () => {
  it('moves with the arrow keys, skips disabled tabs and wraps around', async () => {
    await renderWithCatalogue(<Ready />)
    await userEvent.tab()
    await expect.element(tab('Info')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Licenses')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Backups')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Info')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Backups')).toHaveFocus()
    const panel = page.getByRole('tabpanel', { name: /^Backups/ })
    await expect.element(panel).toHaveTextContent('What stands under Backups.')
  })

  it('moves overflowing tabs into a menu and shows a tab selected there', async () => {
    await renderWithCatalogue(<Many />)
    await expect.element(tab('Tablespace 1')).toBeVisible()
    await expect.element(tab('Tablespace 30')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Tablespace 30' }).click()
    await expect.element(tab('Tablespace 30')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Tablespace 30')).toBeVisible()
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('What stands under Tablespace 30.')
  })

  it('fits as many tabs as the viewport allows', async () => {
    await renderWithCatalogue(<LastOfMany />)
    await expect.element(tab('Tablespace 5')).toBeVisible()
    await page.viewport(390, 844)
    await expect.element(tab('Tablespace 5')).not.toBeInTheDocument()
    await expect.element(tab('Tablespace 30')).toBeVisible()
    await page.viewport(1200, 900)
    await expect.element(tab('Tablespace 5')).toBeVisible()
  })

  it('calls onChange once per click while the value prop is unchanged', async () => {
    const onChange = vi.fn()
    await renderWithCatalogue(<Ready value="info" onChange={onChange} />)
    await tab('Licenses').click()
    expect(onChange.mock.calls).toEqual([['licenses']])
    await tab('Backups').click()
    expect(onChange.mock.calls).toEqual([['licenses'], ['backups']])
  })

  it('moves with up and down in a vertical list', async () => {
    await renderWithCatalogue(<Vertical />)
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tab('Licenses')).toHaveAttribute('aria-selected', 'true')
  })

  it('falls back to the first tab if the selected tab no longer exists', async () => {
    const onChange = vi.fn<(id: string) => void>()
    const tabs = ['a', 'b'].map((id) => ({ id, label: id, content: `In ${id}` }))
    await renderWithCatalogue(<Tabs label="Databases" tabs={tabs} value="gone" onChange={onChange} />)
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('In a')
    await tab('b').click()
    expect(onChange).toHaveBeenLastCalledWith('b')
  })
})
