import { composeStories } from '@storybook/react-vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { PageHead } from '../page-head/PageHead.tsx'
import * as stories from './AppShell.stories.tsx'

const { Collapsed, Expanded, ThirdLevel, DatabaseNotConnected, LimitedUserMenu, PhoneDrawer } =
  composeStories(stories)
const navigation = page.getByRole('navigation', { name: 'Main navigation' })
const branch = (name: string) => navigation.getByRole('button', { name, exact: true })
const userMenu = page.getByRole('button', { name: /User menu/ })

beforeEach(() => page.viewport(1200, 900))

it('does not scroll the window for a visually hidden label below the fold', async () => {
  await renderWithCatalogue(
    <Collapsed>
      <div className="h-[3000px]" />
      <span className="sr-only">Period</span>
    </Collapsed>,
  )
  await expect.element(page.getByText('Period')).toBeInTheDocument()
  window.scrollTo(0, 2000)
  expect(window.scrollY).toBe(0)
})

it('moves the focus to the content when a dialog closes that a shortcut opened', async () => {
  await renderWithCatalogue(<Collapsed />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Go to' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('shows the focus ring of the content above the content that fills it', async () => {
  await renderWithCatalogue(
    <Collapsed>
      <div className="sticky top-0 z-20 h-full bg-surface">Rows</div>
    </Collapsed>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const main = page.getByRole('main')
  await expect.element(main).toHaveFocus()
  const ring = document.querySelector('[data-slot="content-focus"]')
  if (!ring) throw new Error('No focus ring')
  const { display, outlineStyle, zIndex } = getComputedStyle(ring)
  expect([display, outlineStyle]).toEqual(['block', 'solid'])
  expect(Number(zIndex)).toBeGreaterThan(20)
  expect(ring.getBoundingClientRect()).toEqual(main.element().getBoundingClientRect())
  await userEvent.tab()
  expect(getComputedStyle(ring).display).toBe('none')
})

it('aligns the lines above the footer and above the expand button', async () => {
  await renderWithCatalogue(<Collapsed />)
  const expand = page.getByRole('button', { name: 'Expand menu' }).element()
  const icons = branch('Databases').element()
  const center = ({ left, width }: DOMRect) => left + width / 2
  expect(expand.parentElement?.getBoundingClientRect().top).toBe(
    page.getByRole('contentinfo').element().getBoundingClientRect().top,
  )
  expect(center(expand.getBoundingClientRect())).toBe(center(icons.getBoundingClientRect()))
})

describe('navigation menu', () => {
  it('expands the path to the current page and marks it', async () => {
    await renderWithCatalogue(<ThirdLevel />)
    await expect
      .element(navigation.getByRole('link', { name: 'CPU time' }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(branch('Databases')).toHaveAttribute('aria-expanded', 'true')
  })

  it('keeps one branch open at a time', async () => {
    await renderWithCatalogue(<Expanded />)
    await expect.element(navigation.getByRole('link', { name: 'Host list' })).toBeVisible()
    await branch('Databases').click()
    await expect.element(navigation.getByRole('link', { name: 'MySQL' })).toBeVisible()
    await expect.element(branch('Hosts')).toHaveAttribute('aria-expanded', 'false')
    await branch('Oracle').click()
    await expect.element(branch('Databases')).toHaveAttribute('aria-expanded', 'true')
  })

  it('opens flyout menus down to the third level by keyboard when collapsed', async () => {
    await renderWithCatalogue(<Collapsed />)
    branch('Databases').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'All technologies' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Oracle' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('menuitem', { name: 'Database list' })).toHaveFocus()
    await expect
      .element(page.getByRole('menuitem', { name: 'CPU time' }))
      .toHaveAttribute('href', '/cpu-time')
    await userEvent.keyboard('{Escape}')
    await expect.element(branch('Databases')).toHaveFocus()
  })

  it('expands and collapses', async () => {
    await renderWithCatalogue(<Collapsed />)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect.element(branch('Hosts')).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.element(navigation.getByRole('link', { name: 'Host list' })).not.toBeInTheDocument()
  })

  it('moves with the arrow keys and opens and closes branches', async () => {
    await renderWithCatalogue(<Expanded />)
    branch('Databases').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(branch('Databases')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect.element(navigation.getByRole('link', { name: 'CPU time' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(branch('Oracle')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(branch('Oracle')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(branch('Databases')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(navigation.getByRole('link', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(navigation.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
  })

  it('describes on focus why a branch is disabled', async () => {
    await renderWithCatalogue(<Expanded />)
    await branch('Cloud advisor').click()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(branch('Recommendations')).toHaveFocus()
    await expect.element(branch('Recommendations')).toHaveAccessibleDescription('No cloud profile is active')
  })

  it('is a drawer on a phone', async () => {
    await page.viewport(390, 844)
    await renderWithCatalogue(<PhoneDrawer />)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.element(page.getByRole('dialog').getByRole('link', { name: /Alerts/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('TopBar', () => {
  const head = (names: readonly string[]) => (
    <Collapsed>
      <PageHead
        inTopBar
        aside="As of 29/11/2026 04:06, 17 hours ago"
        actions={names.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      />
    </Collapsed>
  )
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')

  it('has the actions of a page where they fit', async () => {
    await page.viewport(1440, 900)
    await renderWithCatalogue(head(['Refresh']))
    await expect.element(banner.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('leaves actions without room to a line of the page, until there is room', async () => {
    await page.viewport(1024, 900)
    await renderWithCatalogue(head(['Refresh', 'Plan changes', 'Ignore licenses…', 'Export']))
    await expect.element(main.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect.element(banner.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await page.viewport(1920, 900)
    await expect.element(banner.getByRole('button', { name: 'Export' })).toBeVisible()
  })

  it('shows the database warning only without a connection', async () => {
    await renderWithCatalogue(<Collapsed />)
    await expect.element(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    await expect.element(page.getByText('Database Not Connected!')).not.toBeInTheDocument()
    await renderWithCatalogue(<DatabaseNotConnected />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Database Not Connected!')
  })

  it('shows the actions that the user may use', async () => {
    await renderWithCatalogue(<Collapsed />)
    await userMenu.click()
    const names = [
      'Change password',
      'Users',
      'Groups',
      'Roles',
      'Menu entries',
      'Language',
      'Theme',
      'Density',
      'Log out',
    ]
    for (const name of names) await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  })

  it('hides the actions that the user may not use', async () => {
    await renderWithCatalogue(<LimitedUserMenu />)
    await userMenu.click()
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    for (const name of ['Change password', 'Users', 'Groups', 'Roles', 'Menu entries']) {
      await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
    }
  })
})

it('AppShell has a skip link as its first tab stop', async () => {
  await renderWithCatalogue(<Expanded />)
  await userEvent.tab()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('AppShell renders without layout shifts', async () => {
  const shifts = vi.fn<(entry: PerformanceEntry) => void>()
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(shifts))
  observer.observe({ type: 'layout-shift', buffered: false })
  await renderWithCatalogue(<Expanded />)
  await expect.element(navigation.getByRole('link', { name: 'Host list' })).toBeVisible()
  await page.screenshot({ save: false })
  observer.takeRecords().forEach(shifts)
  observer.disconnect()
  expect(shifts).not.toHaveBeenCalled()
})
