import { useState } from 'react'
import { expect, it, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { FileDrop, type FileDropProps, fileProblem } from './FileDrop.tsx'

function Box({ onChange }: Pick<FileDropProps, 'onChange'>) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileDrop
      label="Contracts"
      types={['.csv']}
      maxSize={1024}
      value={file}
      onChange={(file, problem) => {
        setFile(file)
        onChange(file, problem)
      }}
    />
  )
}

const fileInput = page.getByLabelText('Contracts')
const csv = new File(['a;b\n'], 'contracts.csv', { type: 'text/csv' })

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  fileInput.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

it('accepts a file, shows its name, type and size, and removes it', async () => {
  const onChange = vi.fn<FileDropProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  await userEvent.upload(fileInput, csv)
  expect(onChange).toHaveBeenLastCalledWith(expect.any(File), null)
  await expect.element(page.getByText('contracts.csv')).toBeVisible()
  await expect.element(page.getByText('CSV · 4 B')).toBeVisible()
  await page.getByRole('button', { name: 'Remove contracts.csv' }).click()
  expect(onChange).toHaveBeenLastCalledWith(null, null)
  await expect.element(fileInput).toHaveFocus()
})

it('accepts the same file again, because it may have been edited', async () => {
  await renderWithCatalogue(<Box onChange={() => {}} />)
  await userEvent.upload(fileInput, csv)
  // Browsers fire no change event for the same file while the input still holds it.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const field = fileInput.element()
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  expect(field.value).toContain('contracts.csv')
  field.click()
  expect(field.value).toBe('')
  await expect.element(page.getByText('contracts.csv')).toBeVisible()
})

it('accepts a dropped file and shows an error for invalid ones', async () => {
  const onChange = vi.fn<FileDropProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  drop(new File(['x'], 'contracts.xlsx'))
  await expect.element(fileInput).toHaveAccessibleDescription('contracts.xlsx is not a .csv file')
  drop(new File(['x'.repeat(2000)], 'big.csv'))
  await expect.element(fileInput).toHaveAccessibleDescription('big.csv is larger than 1 KiB')
  drop(csv, csv)
  await expect.element(fileInput).toHaveAccessibleDescription('Only one file at a time')
  expect(onChange).toHaveBeenLastCalledWith(null, 'several')
  drop(csv)
  await expect.element(fileInput).not.toHaveAttribute('aria-invalid')
  expect(onChange).toHaveBeenLastCalledWith(csv, null)
})

it('keeps the chosen file when text is dropped', async () => {
  const onChange = vi.fn<FileDropProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  drop(csv)
  await expect.element(page.getByText('contracts.csv')).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', 'https://example.com')
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  fileInput.element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(csv, null)
  await expect.element(page.getByText('contracts.csv')).toBeVisible()
})

const limits = { types: ['.csv'], maxSize: 1000 }

test.each([
  [[], null],
  [[{ name: 'contracts.csv', size: 10 }], null],
  [[{ name: 'CONTRACTS.CSV', size: 1000 }], null],
  [[{ name: 'contracts.csv.exe', size: 10 }], 'wrongType'],
  [[{ name: 'contracts.csv', size: 0 }], 'empty'],
  [[{ name: 'contracts.csv', size: 1001 }], 'tooBig'],
  [
    [
      { name: 'a.csv', size: 1 },
      { name: 'b.csv', size: 1 },
    ],
    'several',
  ],
] as const)('fileProblem %o is %s', (files, problem) => {
  expect(fileProblem(files, limits)).toBe(problem)
})
