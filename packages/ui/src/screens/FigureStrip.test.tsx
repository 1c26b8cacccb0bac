import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'
import { FigureCell, FigureStrip } from './FigureStrip.tsx'

test.each(['Database memory', 'Memoria database', 'Memória (bancos)'])(
  'FigureCell shows the whole label %s beside its help in a window of 1024 pixels',
  async (label) => {
    await page.viewport(1024, 768)
    const help = <button type="button" aria-label="Help" className="size-6" />
    await renderWithCatalogue(
      // Without the sidebar and the padding of the page.
      <div className="w-[936px]">
        <FigureStrip label="Health">
          <FigureCell label={label} help={help}>
            79%
          </FigureCell>
        </FigureStrip>
      </div>,
    )
    const text = page.getByText(label).element()
    await document.fonts.ready
    expect(text.scrollWidth).toBe(text.clientWidth)
    const cell = page.getByRole('region').element().getBoundingClientRect()
    const target = page.getByRole('button').element().getBoundingClientRect()
    expect(target.right).toBeLessThanOrEqual(cell.left + cell.width / 6)
  },
)
