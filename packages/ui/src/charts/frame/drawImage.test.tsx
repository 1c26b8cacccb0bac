import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nodes } from '../../testing/fixtures/chartSample.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'
import { StackedBarChart } from '../bars/StackedBarChart.tsx'
import { drawImage, imageName } from './drawImage.ts'

const legend = [{ name: 'With agent', color: 'var(--chart-1)' }]

async function drawn() {
  await renderWithProviders(<StackedBarChart title="Nodes" list={ready(nodes)} />)
  await expect.element(page.getByRole('slider')).toBeVisible()
  const svg = document.querySelector<SVGSVGElement>('svg[data-slot=chart-drawing]')
  if (!svg) throw new Error('The chart has no SVG')
  return svg
}

/** Number of pixels with exactly this color. */
function pixels(canvas: HTMLCanvasElement, hex: string): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const expected = Number.parseInt(hex.slice(1), 16)
  let count = 0
  for (let index = 0; index < data.length; index += 4)
    if (((data[index] ?? 0) << 16) + ((data[index + 1] ?? 0) << 8) + (data[index + 2] ?? 0) === expected)
      count += 1
  return count
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('drawImage', () => {
  it.each(['light', 'dark'])(
    'uses a white background and light theme colors in the %s theme',
    async (theme) => {
      document.documentElement.dataset['theme'] = theme
      const svg = await drawn()
      const canvas = drawImage(svg, { title: 'Nodes', legend })
      expect(pixels(canvas, '#ffffff')).toBeGreaterThan((canvas.width * canvas.height) / 2)
      // The first two category colors of the light theme.
      expect(pixels(canvas, '#4c5daf')).toBeGreaterThan(1000)
      expect(pixels(canvas, '#955600')).toBeGreaterThan(1000)
      expect(svg.style.colorScheme).toBe('')
    },
  )

  it('adds space for title and legend and renders at double size', async () => {
    const svg = await drawn()
    const { width, height } = svg.getBoundingClientRect()
    const canvas = drawImage(svg, { title: 'Nodes', legend })
    expect(canvas.width).toBe((width + 32) * 2)
    expect(canvas.height).toBe((height + 32 + 32 + 20) * 2)
  })

  it('is downloaded with the title and date as file name', async () => {
    const create = vi.spyOn(document, 'createElement')
    await renderWithProviders(<StackedBarChart title="Nodes / <b>" list={ready(nodes)} />)
    await page.getByRole('button', { name: 'Download as image' }).click()
    const link = () => create.mock.results.find(({ value }) => value instanceof HTMLAnchorElement)?.value
    await expect.poll(link).toMatchObject({ download: 'nodes-b-20260316.png' })
    create.mockRestore()
  })
})

it('imageName keeps only letters, digits and hyphens', () => {
  const now = Date.parse('2026-03-16T09:30:00Z')
  expect(imageName('../../CPU: time\u202E', now)).toBe('cpu-time-20260316.png')
  expect(imageName('قاعدة', now)).toBe('قاعدة-20260316.png')
  expect(imageName('***', now)).toBe('chart-20260316.png')
})
