import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Section } from './Section.tsx'

it('expands by keyboard and renders its content only then', async () => {
  const Inside = vi.fn(() => <p>A heavy chart</p>)
  await renderWithCatalogue(
    <Section title="OS capacity" defaultOpen={false}>
      <Inside />
    </Section>,
  )
  const button = page.getByRole('heading', { name: 'OS capacity' }).getByRole('button')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(Inside).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A heavy chart')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('A heavy chart')).not.toBeInTheDocument()
})
