import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { licenseHistory, withGaps } from '../../testing/fixtures/chartSample.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { empty, failed, ready } from '../../testing/states.ts'
import { LineChart, type DayRange } from './LineChart.tsx'

const cursor = () => page.getByRole('slider', { name: 'Values of License history' })

describe('LineChart', () => {
  it('announces the values of a day by keyboard', async () => {
    await renderWithProviders(<LineChart title="License history" list={ready(licenseHistory)} />)
    await expect.element(page.getByRole('figure', { name: 'License history' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(cursor()).toHaveFocus()
    const says = (text: string) => expect.element(cursor()).toHaveAttribute('aria-valuetext', text)
    await says('16/03/2026, Purchased licenses 160, Covered licenses 126, Consumed licenses 132')
    await userEvent.keyboard('{Home}')
    await says('01/03/2026, Purchased licenses 120, Covered licenses 96, Consumed licenses 104')
    await userEvent.keyboard('{ArrowRight}')
    await says('02/03/2026, Purchased licenses 120, Covered licenses 98, Consumed licenses 112')
    await userEvent.keyboard('{End}{ArrowRight}')
    await says('16/03/2026, Purchased licenses 160, Covered licenses 126, Consumed licenses 132')
    await userEvent.keyboard('{PageUp}')
    await expect.element(cursor()).toHaveAttribute('aria-valuenow', '13')
  })

  it('shows a tooltip under the pointer and hides it on Escape', async () => {
    await renderWithProviders(<LineChart title="License history" list={ready(licenseHistory)} />)
    await userEvent.hover(cursor(), { position: { x: 40, y: 100 } })
    await expect.element(page.getByText('01/03/2026').first()).toBeVisible()
    await expect.element(page.getByText('104', { exact: true })).toBeVisible()
    await userEvent.click(cursor(), { position: { x: 40, y: 100 } })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('104', { exact: true })).not.toBeInTheDocument()
  })

  it.each([320, 480, 900])('leaves a gap between the dates of the axis at %i pixels', async (width) => {
    const points = Array.from({ length: 31 }, (_, index) => ({
      time: Date.UTC(2026, 9, 27 + index, 12),
      value: index,
    }))
    await renderWithProviders(
      <div style={{ width }}>
        <LineChart title="License history" list={ready([{ id: 'used', name: 'Used', points }])} />
      </div>,
    )
    const dates = () => [...document.querySelectorAll('[data-slot=chart-dates] text')]
    await expect.poll(() => dates().length).toBeGreaterThan(1)
    expect(dates()[0]).toHaveTextContent('27 Oct')
    const boxes = dates().map((element) => element.getBoundingClientRect())
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(4)
  })

  it.each([
    ['at the top', 10],
    ['in the middle', 5],
    ['at the bottom', 0],
  ])('keeps the label of a gap clear of a limit %s', async (_, value) => {
    const points = [1, 2, 3, 12, 13].map((date) => ({ time: Date.UTC(2026, 2, date), value: 9 }))
    await renderWithProviders(
      <LineChart
        title="CPU"
        list={ready([{ id: 'used', name: 'Used', points }])}
        limit={{ value, label: 'Limit' }}
      />,
    )
    await expect.element(page.getByText('no data 4 – 11 Mar')).toBeVisible()
    const label = page.getByText('no data 4 – 11 Mar').element().getBoundingClientRect()
    const limit = document.querySelector('line[stroke-dasharray="5 4"]')?.getBoundingClientRect()
    const { bottom, top } = limit ?? { bottom: label.top, top: label.bottom }
    expect(bottom < label.top || top > label.bottom).toBe(true)
  })

  it('ends a line with its name and last value, beside its last point', async () => {
    const day = (date: number, value: number) => ({ time: `2026-03-${date + 10}`, value })
    await renderWithProviders(
      <div style={{ width: 900 }}>
        <LineChart
          title="CPU"
          list={ready([
            { id: 'short', name: 'AUTHP1', points: [day(0, 50), day(1, 60), day(2, 57.5)] },
            {
              id: 'long',
              name: 'DOCSP2',
              points: [0, 1, 2, 3, 4, 5, 6].map((date) => day(date, 100 + date)),
            },
          ])}
          range={{ from: '2026-03-10', to: '2026-03-16' }}
        />
      </div>,
    )
    const right = (text: string) => page.getByText(text).element().getBoundingClientRect().left
    await expect.element(page.getByText('DOCSP2 106')).toBeVisible()
    expect(right('AUTHP1 57.5')).toBeLessThan(right('DOCSP2 106') - 300)
  })

  it('hatches missing days and names them', async () => {
    const points = [1, 2, 3, 4, 10, 11, 12].map((date) => ({
      time: new Date(2026, 2, date, 12).getTime(),
      value: date,
    }))
    await renderWithProviders(
      <div style={{ width: 900 }}>
        <LineChart
          title="CPU"
          list={ready([{ id: 'used', name: 'Used', points }])}
          range={{ from: '2026-03-01', to: '2026-03-20' }}
        />
      </div>,
    )
    await expect.element(page.getByText(/^no data 5\s?–\s?9 Mar$/)).toBeVisible()
    await expect.element(page.getByText(/^no data 13\s?–\s?20 Mar$/)).toBeVisible()
    expect(document.querySelectorAll('[data-slot=chart-drawing] g > path[stroke-dasharray]')).toHaveLength(0)
  })

  it('announces a missing value as a gap', async () => {
    await renderWithProviders(<LineChart title="License history" list={ready(withGaps)} />)
    await userEvent.click(cursor(), { position: { x: 40, y: 100 } })
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect
      .element(cursor())
      .toHaveAttribute(
        'aria-valuetext',
        '05/03/2026, Purchased licenses -, Covered licenses -, Consumed licenses -',
      )
  })

  it('shows a data table, newest first, and returns to the chart', async () => {
    await renderWithProviders(
      <LineChart title="License history" unit="pieces" list={ready(licenseHistory)} />,
    )
    await page.getByRole('button', { name: 'Show as table' }).click()
    const table = page.getByRole('table', { name: 'License history (pieces), table' })
    await expect.element(table.getByRole('columnheader', { name: 'Consumed licenses' })).toBeVisible()
    await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('16/03/2026160126132')
    const days = table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent.split('/').toReversed().join('-'))
    expect(days.length).toBeGreaterThan(2)
    expect(days).toEqual(days.toSorted().toReversed())
    await expect
      .element(page.getByRole('button', { name: 'Download as image' }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect.element(cursor()).toBeVisible()
  })

  it('formats numbers in the locale', async () => {
    const list = ready([{ id: 'a', name: 'A', points: [{ time: '2026-03-01', value: 12_345.5 }] }])
    await renderWithProviders(<LineChart title="A" list={list} />, 'it')
    await expect
      .element(page.getByRole('slider', { name: 'Valori di A' }))
      .toHaveAttribute('aria-valuetext', '01/03/2026, A 12.345,5')
  })

  it('selects a period by keyboard', async () => {
    const onRangeChange = vi.fn<(range: DayRange | null) => void>()
    await renderWithProviders(
      <LineChart title="License history" list={ready(licenseHistory)} onRangeChange={onRangeChange} />,
    )
    await userEvent.click(cursor(), { position: { x: 400, y: 100 } })
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect
      .element(cursor())
      .toHaveAttribute('aria-valuetext', expect.stringContaining('01/03/2026 to 03/03/2026'))
    await userEvent.keyboard('{Enter}')
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-01', to: '2026-03-03' })
  })

  it('selects a period by dragging', async () => {
    const onRangeChange = vi.fn<(range: DayRange | null) => void>()
    await renderWithProviders(
      <LineChart title="License history" list={ready(licenseHistory)} onRangeChange={onRangeChange} />,
    )
    await userEvent.dragAndDrop(cursor(), cursor(), {
      sourcePosition: { x: 40, y: 100 },
      targetPosition: { x: 400, y: 100 },
    })
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ from: '2026-03-01' }))
  })

  it('ignores dragging with another pointer button', async () => {
    // Synthetic events have no active pointer to capture.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
    const onRangeChange = vi.fn<(range: DayRange | null) => void>()
    await renderWithProviders(
      <LineChart title="License history" list={ready(licenseHistory)} onRangeChange={onRangeChange} />,
    )
    const plotRect = cursor().element().getBoundingClientRect()
    const send = (type: string, x: number) => {
      const at = { clientX: plotRect.x + x, clientY: plotRect.y + 100 }
      cursor()
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, button: 2, pointerId: 1, ...at }))
    }
    const first = expect.stringMatching(/^01\/03\/2026, /)
    send('pointerdown', 40)
    await expect.element(cursor()).toHaveAttribute('aria-valuetext', first)
    send('pointermove', 400)
    await expect.element(cursor()).not.toHaveAttribute('aria-valuetext', first)
    send('pointerup', 400)
    await expect.element(cursor()).not.toHaveAttribute('aria-valuetext', expect.stringContaining(' to '))
    expect(onRangeChange).not.toHaveBeenCalled()
  })

  it('shows only the given range and resets it', async () => {
    const onRangeChange = vi.fn<(range: DayRange | null) => void>()
    await renderWithProviders(
      <LineChart
        title="License history"
        list={ready(licenseHistory)}
        range={{ from: '2026-03-06', to: '2026-03-08' }}
        onRangeChange={onRangeChange}
      />,
    )
    await expect.element(cursor()).toHaveAttribute('aria-valuemax', '2')
    await page.getByRole('button', { name: 'Whole period' }).click()
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('distinguishes no data from no data in the period', async () => {
    const range = { from: '2020-03-06', to: '2020-03-08' }
    const { rerender } = await renderWithProviders(
      <LineChart title="A" list={ready(licenseHistory)} range={range} />,
    )
    await expect.element(page.getByText('No data in this period')).toBeVisible()
    await rerender(<LineChart title="A" list={empty} range={range} />)
    await expect.element(page.getByText('No data')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Download as image' })).not.toBeInTheDocument()
  })

  it('shows the error and retries', async () => {
    const retry = vi.fn<() => void>()
    await renderWithProviders(<LineChart title="A" list={failed('GET /x: 502', retry)} />)
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })
})
