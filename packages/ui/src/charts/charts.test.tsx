import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import {
  categories,
  consumption,
  nodes,
  reclaimable,
  virtualization,
} from '../testing/fixtures/chartSample.ts'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { hostile } from '../testing/samples/withPadding.tsx'
import { ready } from '../testing/states.ts'
import { BarChart } from './bars/BarChart.tsx'
import { ColumnChart } from './bars/ColumnChart.tsx'
import { ColumnPlot } from './bars/ColumnPlot.tsx'
import { StackedBarChart } from './bars/StackedBarChart.tsx'
import { LineChart } from './line/LineChart.tsx'
import { PieChart } from './pie/PieChart.tsx'

const says = (text: string) =>
  expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', text)
const asTable = () => page.getByRole('button', { name: 'Show as table' }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

async function reach() {
  await page.getByRole('button', { name: 'Download as image' }).click()
  await userEvent.tab()
}

describe('BarChart', () => {
  it('announces group, value and marker, and N/A for unknown values', async () => {
    await renderWithProviders(
      <BarChart title="Threads" list={ready(consumption)} valueName="Average" markerName="Max" />,
    )
    await reach()
    await says('Month, M, Average 41.4, Max 78')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await says('Weeks, W2, Average N/A, Max N/A')
    await asTable()
    await expect.element(row('Days, D3')).toHaveTextContent('Days, D3014')
  })

  it('prints values below 1 with two decimals', async () => {
    const bars = [0.37, 0.52].map((value, index) => ({ id: String(index), label: `D${index}`, value }))
    await renderWithProviders(<BarChart title="CPU" list={ready(bars)} valueName="Average" />)
    await expect.element(page.getByText('0.37')).toBeVisible()
  })
})

describe('ColumnPlot', () => {
  it('names the limit where no total of a column covers it', async () => {
    const columns = [78, 80, 71].map((value, index) => ({
      id: String(index),
      label: `D${index}`,
      parts: [{ name: 'Threads', from: 0, value, color: 'var(--chart-1)' }],
      entries: [],
    }))
    const limit = { value: 80, label: '80 cores' }
    await renderWithProviders(
      <ColumnPlot title="CPU" columns={columns} width={400} height={240} limit={limit} />,
    )
    const name = page.getByText('80 cores')
    await expect.element(name).toBeVisible()
    const { bottom } = name.element().getBoundingClientRect()
    for (const total of ['78', '71'])
      expect(
        page.getByText(total, { exact: true }).element().getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(bottom)
  })
})

it('fits the width of the paper, however wide it is on screen', async () => {
  await renderWithProviders(
    <div id="paper">
      <ColumnPlot title="CPU" columns={[]} width={1200} height={240} />
    </div>,
  )
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const paper = document.querySelector('#paper')
  if (!(paper instanceof HTMLElement)) throw new Error('no paper')
  paper.style.width = '600px'
  const drawing = paper.querySelector('svg')
  const { width, height } = drawing?.getBoundingClientRect() ?? {}
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  expect([width, height]).toEqual([600, 120])
})

describe('ColumnChart', () => {
  it('has a table of two columns for single parts', async () => {
    await renderWithProviders(<ColumnChart title="Type" list={ready(virtualization)} />)
    await reach()
    await says('VMware, VMware 14')
    await asTable()
    await expect.element(row('OLVM')).toHaveTextContent('OLVM3')
    expect(page.getByRole('columnheader').elements()).toHaveLength(2)
  })
})

describe('StackedBarChart', () => {
  it('announces the parts and the total of each row', async () => {
    await renderWithProviders(<StackedBarChart title="Nodes" list={ready(nodes)} />)
    await reach()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await says('esx-node-03.example.net, With agent 14, Without agent 1, Total 15')
    await asTable()
    await expect.element(row('esx-node-04')).toHaveTextContent('esx-node-04.example.net044')
  })

  it('renders names as text', async () => {
    const list = ready(reclaimable.map((stack) => ({ ...stack, label: hostile })))
    await renderWithProviders(<StackedBarChart title={hostile} list={list} />)
    await asTable()
    await expect.element(page.getByRole('rowheader', { name: /^<img src=x onerror/ }).first()).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })
})

it.each([
  ['StackedBarChart', <StackedBarChart key="bars" title="Nodes" list={ready(nodes)} />, 'left', 'right'],
  ['ColumnChart', <ColumnChart key="columns" title="Nodes" list={ready(nodes)} />, 'bottom', 'top'],
] as const)('draws the parts of a %s one after the other', async (_, chart, start, end) => {
  await renderWithProviders(chart)
  await expect.element(page.getByRole('slider')).toBeVisible()
  const stacks = [...document.querySelectorAll('svg g:has(> rect + rect)')]
  expect(stacks.length).toBeGreaterThan(1)
  for (const stack of stacks) {
    const boxes = [...stack.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect())
    for (const [index, box] of boxes.slice(1).entries())
      expect(Math.abs(box[start] - (boxes[index]?.[end] ?? 0))).toBeLessThan(2)
  }
})

describe('PieChart', () => {
  it('groups slices after the sixth in the chart but not in the table', async () => {
    await renderWithProviders(<PieChart title="Recommendations" list={ready(categories)} />)
    await expect.element(row('Other')).toHaveTextContent('Other5216%')
    expect(row('Rightsizing').elements()).toHaveLength(0)
    await asTable()
    await expect.element(row('Rightsizing')).toHaveTextContent('Rightsizing154.6%')
  })

  it('announces the slice at the cursor and marks the selected one', async () => {
    const onSelect = vi.fn<(name: string) => void>()
    await renderWithProviders(
      <PieChart title="Recommendations" list={ready(categories)} onSelect={onSelect} selected="Cost" />,
    )
    await reach()
    await userEvent.keyboard('{ArrowRight}')
    await says('Performance 60, 18.4%')
    await expect
      .element(page.getByRole('button', { name: 'Cost', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Security' }).click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Security')
  })
})

describe('charts with malformed values', () => {
  const odd = [1e300, -5, 0, Number.NaN, Number.POSITIVE_INFINITY]
  const stacks = odd.map((value) => ({
    id: 'same',
    label: 'x'.repeat(10_000),
    parts: [
      { name: 'n', value },
      { name: 'n', value },
    ],
  }))
  const list = { status: 'ready', value: stacks } as const

  it.each([12, 90, 900])('renders without an error at %i pixels', async (width) => {
    const complaint = vi.spyOn(console, 'error')
    const points = odd.map((value, day) => ({ time: `2026-03-0${day + 1}`, value }))
    await renderWithProviders(
      <div style={{ width }}>
        <StackedBarChart title="Lying" list={list} />
        <ColumnChart title="Columns" list={list} />
        <BarChart
          title="Bars"
          valueName="n"
          list={ready(odd.map((value) => ({ id: 'same', label: '', value, marker: value })))}
        />
        <PieChart title="Pie" list={ready(odd.map((value) => ({ name: 'same', value })))} />
        <LineChart
          title="Lines"
          list={ready([
            { id: 'same', name: '', points },
            { id: 'same', name: '', points },
          ])}
        />
      </div>,
    )
    await expect.poll(() => document.querySelectorAll('svg[data-slot=chart-drawing]').length).toBe(5)
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })
})
