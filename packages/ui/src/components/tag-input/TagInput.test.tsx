import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { TagInput } from './TagInput.tsx'

function Box({ start = [] }: { start?: readonly string[] }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <TagInput
        label="Clusters"
        value={value}
        onChange={setValue}
        validate={(text) => (text.length < 4 ? 'At least 4 characters' : null)}
      />
      <output>{value.join(' | ')}</output>
    </>
  )
}

const box = page.getByRole('textbox', { name: 'Clusters' })
const values = page.getByRole('status')

describe('TagInput', () => {
  it('adds a tag on Enter, comma, Tab and blur', async () => {
    await renderWithCatalogue(<Box />)
    await box.click()
    await userEvent.keyboard('milan{Enter}turin,')
    await expect.element(values).toHaveTextContent('milan | turin')
    await userEvent.keyboard('dublin{Tab}')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('campinas')
    await values.click()
    await expect.element(values).toHaveTextContent('milan | turin | dublin | campinas')
    await expect.element(box).toHaveValue('')
  })

  it('shows why a tag is invalid and keeps the text', async () => {
    await renderWithCatalogue(<Box start={['milan']} />)
    await box.click()
    await userEvent.keyboard('cl{Enter}')
    await expect.element(box).toHaveAccessibleDescription('At least 4 characters')
    await expect.element(box).toHaveValue('cl')
    await box.fill('milan')
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveAccessibleDescription('“milan” is already in the list')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    await expect.element(values).toHaveTextContent('milan')
  })

  it('removes the last tag with Backspace and any tag by its button', async () => {
    await renderWithCatalogue(<Box start={['milan', 'turin', 'dublin']} />)
    await box.click()
    await userEvent.keyboard('{Backspace}')
    await expect.element(values).toHaveTextContent('milan | turin')
    await page.getByRole('button', { name: 'Remove milan' }).click()
    await expect.element(values).toHaveTextContent('turin')
    await expect.element(box).toHaveFocus()
  })

  it('splits pasted text into tags', async () => {
    await renderWithCatalogue(<Box />)
    await box.click()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'milan\nturin; dublin,\n')
    box
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(values).toHaveTextContent('milan | turin | dublin')
  })
})
