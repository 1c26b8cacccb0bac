import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { waitOptions } from '../testing/waitOptions.ts'

const hosts = makeHosts(5)
const press = (keys: string) => userEvent.keyboard(keys)
const header = (name: RegExp) => page.getByRole('columnheader', { name })
/** Queries the DOM so that headers behind a modal dialog are found too. */
const headers = () =>
  [...document.querySelectorAll('thead th')].flatMap((one) =>
    one instanceof HTMLElement && one.dataset['column'] !== undefined ? [one.dataset['column']] : [],
  )
const firstCells = () =>
  [...document.querySelectorAll('tbody tr:first-child > *')].slice(0, 3).map((cell) => cell.textContent)
const width = (name: RegExp) => header(name).element().getBoundingClientRect().width
/** Wide enough that the table scrolls. */
const wide = { widths: { hypervisorCluster: 600, cpuModel: 900 } }

beforeEach(() => page.viewport(1440, 900))

function pointer(target: Locator | Element, type: string, x: number, buttons = type === 'pointerup' ? 0 : 1) {
  const element = target instanceof Element ? target : target.element()
  const { top } = element.getBoundingClientRect()
  const init = {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: top + 5,
    pointerId: 1,
    button: 0,
    buttons,
  }
  element.dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'mouse', isPrimary: true }))
}

const middle = (target: Locator) => {
  const { left, width } = target.element().getBoundingClientRect()
  return left + width / 2
}

describe('HeaderCell', () => {
  test('moves with Shift and arrow keys and keeps focus', async () => {
    await renderWithProviders(<HostTable rows={hosts} />)
    await header(/^Environment/)
      .getByRole('button')
      .click()
    expect(headers().indexOf('environment')).toBe(7)
    await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect.poll(() => headers().indexOf('environment')).toBe(5)
    expect(document.activeElement?.closest('th')?.dataset['column']).toBe('environment')
    await press('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(() => headers().indexOf('environment')).toBe(6)
    expect(document.activeElement?.closest('th')?.dataset['column']).toBe('environment')
    await expect.element(header(/^Environment/)).toHaveAttribute('aria-colindex', '7')
    await expect.element(page.getByText(/^Now column 7 of/)).toBeInTheDocument()
  })

  test('cannot move before the first column, which is fixed', async () => {
    await renderWithProviders(<HostTable rows={hosts} />)
    await header(/^Hypervisor cluster/)
      .getByRole('button')
      .click()
    // A forbidden move would render together with the allowed one.
    await press('{Shift>}{ArrowLeft}{ArrowRight}{/Shift}')
    await expect
      .poll(() => headers().slice(0, 3))
      .toEqual(['hostname', 'virtualizationNode', 'hypervisorCluster'])
    await header(/^Hostname/)
      .getByRole('button')
      .click()
    await press('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect
      .poll(() => headers().slice(0, 3))
      .toEqual(['hostname', 'hypervisorCluster', 'virtualizationNode'])
  })

  test('resizes with Ctrl+Shift and arrow keys', async () => {
    await renderWithProviders(<HostTable rows={hosts} initialView={wide} />)
    await header(/^Databases/)
      .getByRole('button')
      .click()
    const before = width(/^Databases/)
    await press('{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}')
    await expect.poll(() => width(/^Databases/)).toBe(before + 32)
    await press('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    await expect.poll(() => width(/^Databases/)).toBe(before + 16)
  })

  test('reorders a column by drag without sorting it', async () => {
    await renderWithProviders(<HostTable rows={hosts} />)
    const from = header(/^Environment/).getByRole('button')
    const to = middle(header(/^Hypervisor cluster/))
    const drop = () => {
      pointer(from, 'pointerdown', middle(from))
      pointer(from, 'pointermove', to)
      return header(/^Hypervisor cluster/).element()
    }
    await expect.poll(drop, waitOptions).toHaveAttribute('data-drop', 'before')
    pointer(from, 'pointerup', to)
    from.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.poll(() => headers().slice(0, 3)).toEqual(['hostname', 'environment', 'hypervisorCluster'])
    await expect.element(header(/^Environment/)).toHaveAttribute('aria-sort', 'none')
    expect(firstCells()[1]).toBe(hosts[0]?.environment)
  })

  test('ends the drag when the pointer was released outside the table', async () => {
    await renderWithProviders(<HostTable rows={hosts} />)
    const from = header(/^Environment/).getByRole('button')
    const to = header(/^Hypervisor cluster/)
    const drop = () => {
      pointer(from, 'pointerdown', middle(from))
      pointer(from, 'pointermove', middle(to))
      return to.element()
    }
    await expect.poll(drop, waitOptions).toHaveAttribute('data-drop', 'before')
    pointer(from, 'pointermove', middle(to), 0)
    expect(to.element().hasAttribute('data-drop')).toBe(false)
    pointer(from, 'pointerdown', middle(from))
    pointer(from, 'pointermove', middle(to), 0)
    expect(to.element().hasAttribute('data-drop')).toBe(false)
  })

  test('resizes by dragging its edge and resets on double click', async () => {
    await renderWithProviders(<HostTable rows={hosts} initialView={wide} />)
    const edge = header(/^Databases/)
      .element()
      .querySelector('[data-resize]')
    if (!edge) throw new Error('no edge')
    const before = width(/^Databases/)
    const widened = () => {
      pointer(edge, 'pointerdown', 500)
      pointer(edge, 'pointermove', 560)
      return width(/^Databases/)
    }
    await expect.poll(widened, waitOptions).toBe(before + 60)
    pointer(edge, 'pointerup', 560)
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    expect(width(/^Databases/)).toBe(before + 60)
    edge.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await expect.poll(() => width(/^Databases/)).toBe(before)
  })
})

describe('ArrangeColumns', () => {
  const dialog = page.getByRole('dialog', { name: 'Arrange columns' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })

  async function open() {
    await renderWithProviders(<HostTable rows={hosts} />)
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('menuitem', { name: 'Arrange columns…' }).click()
    await expect.element(dialog, waitOptions).toBeVisible()
  }

  test('moves, pins and hides columns, and resets them', async () => {
    await open()
    await button('Move Environment up').click()
    await expect.poll(() => headers().indexOf('environment')).toBe(6)
    await button('Pin Memory').click()
    await expect.poll(() => headers().slice(0, 2)).toEqual(['hostname', 'memoryTotal'])
    await dialog.getByRole('checkbox', { name: 'Threads' }).click()
    await expect.poll(headers).not.toContain('cpuThreads')
    expect(button('Move Hostname down').elements()).toEqual([])
    await button('Reset columns').click()
    await expect.poll(() => headers().slice(0, 2)).toEqual(['hostname', 'hypervisorCluster'])
    expect(headers()).toContain('cpuThreads')
  })

  test('reorders with the keyboard and returns focus to the button', async () => {
    await open()
    dialog.getByRole('checkbox', { name: 'Hypervisor cluster' }).element().focus()
    await press('{ArrowDown}{ArrowDown}')
    await expect.element(dialog.getByRole('checkbox', { name: 'CPU model' })).toHaveFocus()
    await press('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect.poll(() => headers().slice(0, 2)).toEqual(['hostname', 'cpuModel'])
    await expect.element(dialog.getByText(/is now column 2 of/)).toBeInTheDocument()
    await expect.element(dialog.getByRole('checkbox', { name: 'CPU model' })).toHaveFocus()
    await press('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Display' })).toHaveFocus()
  })
})

describe('pinned column', () => {
  test('stays next to the first column while the others scroll', async () => {
    await renderWithProviders(<HostTable rows={hosts} initialView={{ ...wide, pinned: ['environment'] }} />)
    const left = () =>
      header(/^Environment/)
        .element()
        .getBoundingClientRect().left
    const before = left()
    page.getByRole('grid').element().parentElement?.scrollTo({ left: 700 })
    expect(left()).toBe(before)
    await header(/^Hostname/)
      .getByRole('button')
      .click()
    await press('{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    const cell = document.activeElement?.getBoundingClientRect()
    expect(cell?.left).toBeGreaterThanOrEqual(
      header(/^Environment/)
        .element()
        .getBoundingClientRect().right - 1,
    )
  })
})

test('DataTable keeps visually hidden text from widening the page on a phone', async () => {
  await page.viewport(390, 844)
  await renderWithProviders(
    <HostTable
      rows={hosts}
      initialView={wide}
      detail={() => 'More'}
      rowActions={() => [{ id: 'no', label: 'No', onSelect: () => {} }]}
    />,
  )
  const scroller = page.getByRole('grid').element().parentElement
  expect(scroller?.scrollWidth).toBeGreaterThan(390)
  expect(document.documentElement.scrollWidth).toBe(390)
})
