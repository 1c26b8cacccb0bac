import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const named = (name: string) => new File(['Contract Number\n1'], name, { type: 'text/csv' })

test('the file that was chosen last counts, also where one before it takes longer to read', async () => {
  await page.viewport(1440, 900)
  let read: (text: string) => void = () => {}
  const slow = new Promise<string>((resolve) => (read = resolve))
  vi.spyOn(Blob.prototype, 'text').mockImplementationOnce(() => slow)
  const onImport = vi.fn<(file: File) => Promise<void>>(async () => {})
  const props = { types: null, onImport, onSample: async () => {}, onClose: vi.fn<() => void>() }
  await show(<ImportDialog maker="oracle" {...props} />)
  const box = page.getByLabelText(/CSV file/)
  await box.upload(named('first.csv'))
  await box.upload(named('second.csv'))
  const send = page.getByRole('button', { name: 'Import 1 contract' })
  await expect.element(send).toBeVisible()
  read('Contract Number\n1')
  await slow
  await send.click()
  expect(onImport.mock.calls.map(([file]) => file.name)).toEqual(['second.csv'])
})
