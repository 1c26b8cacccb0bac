import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PartialImportError, UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { encodeLatin1 } from '../../../testing/fixtures/encodeText.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const head =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const row = (id: string, type = 'A90611') => `${id},1,${type},,false,1,true,false,,,Active,,Milan`
const fileOf = (name: string, ...rows: readonly string[]) =>
  new File([[head, ...rows].join('\n')], name, { type: 'text/csv' })
const box = page.getByLabelText(/CSV file/)
const sendButton = page.getByRole('button', { name: /^Import(?!ed)/ })

type Contract = { contractID: string; licenseTypeID: string }

async function open(
  onImport: (file: File) => Promise<unknown>,
  listed: readonly Contract[] = [],
  onList: () => Promise<readonly Contract[]> = () => Promise.reject(new Error('offline')),
  onSample: () => Promise<unknown> = async () => {},
) {
  await page.viewport(1440, 900)
  const props = {
    known: { types: ['A90611'], hosts: ['srv-1', 'SRV-2'], locations: ['Milan', 'Forlì'], usage: null },
    listed,
    onList,
    storedName: (name: string) => name.replaceAll("'", '&#39;'),
    onImport,
    onSample,
    onClose: vi.fn<() => void>(),
  }
  await renderWithProviders(<ImportDialog vendor="oracle" {...props} />)
}

test('sends the last selected file, even if an earlier one finishes reading later', async () => {
  let resolveRead: (bytes: ArrayBuffer) => void = () => {}
  const slow = new Promise<ArrayBuffer>((resolve) => (resolveRead = resolve))
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(() => slow)
  const onImport = vi.fn<(file: File) => Promise<void>>(async () => {})
  await open(onImport)
  await box.upload(fileOf('first.csv', row('1')))
  await box.upload(fileOf('second.csv', row('2')))
  await expect.element(sendButton).toHaveTextContent('Import 1 contract')
  resolveRead(new ArrayBuffer(0))
  await slow
  await sendButton.click()
  await expect.element(page.getByText('1 contract imported from second.csv')).toBeVisible()
  expect(onImport.mock.calls.map(([file]) => file.name)).toEqual(['second.csv'])
})

test('shows the detected format and sends comma-separated UTF-8', async () => {
  const sentTexts: string[] = []
  await open(async (file) => void sentTexts.push(await file.text()))
  const content = `${head}\n${row('1')}`.replaceAll(',', ';').replace('Milan', 'Forlì')
  await box.upload(new File([encodeLatin1(content)], 'contracts.csv'))
  await expect.element(page.getByText(/^Windows-1252, separated by semicolons\./)).toBeVisible()
  const headers = page.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Line',
    'Expected result',
    'Contract number',
    'License type',
    'Licenses',
    'Location',
    'CSI',
    'ULA',
    'Basket',
    'Restricted',
    'Status',
  ])
  await sendButton.click()
  await expect.element(page.getByText('1 contract imported from contracts.csv')).toBeVisible()
  expect(sentTexts).toEqual([`${head}\n${row('1').replace('Milan', 'Forlì')}`])
})

test('skips lines with errors after confirmation', async () => {
  const sentTexts: string[] = []
  await open(async (file) => void sentTexts.push(await file.text()))
  await box.upload(fileOf('contracts.csv', row('1'), row('2', 'X1'), row('3')))
  await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Skip the line with errors' }).click()
  await expect.element(sendButton).toHaveTextContent('Import 2 contracts')
  await sendButton.click()
  await expect.element(page.getByText('2 contracts imported from contracts.csv')).toBeVisible()
  await expect.element(page.getByText(/^One line skipped/)).toBeVisible()
  expect(document.activeElement?.textContent).toMatch(/^2 contracts imported/)
  expect(sentTexts).toEqual([[head, row('1'), row('3')].join('\n')])
})

test.each([
  [new PartialImportError('bad row.', 3), /^The import stopped at line 4: bad row\. 1 contract was imported/],
  [
    new PartialImportError('bad column.', 1),
    /^The import stopped at line 1: bad column\. No contracts were imported/,
  ],
  [new PartialImportError('bad row.', null), /^The import stopped partway: bad row\. Lines before/],
  [
    new UnknownOutcomeError('no response'),
    /^The server did not confirm the import\. Some contracts may be stored/,
  ],
  [new Error('read-only.'), /^The server rejected the file\. read-only\./],
])('shows the outcome of %s and disables sending the file again', async (error, text) => {
  await open(() => Promise.reject(error))
  await box.upload(fileOf('contracts.csv', row('1'), '', row('2')))
  await sendButton.click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/Nothing was imported/)).not.toBeInTheDocument()
})

test('warns of contracts that are already listed and skips them on request', async () => {
  const sentTexts: string[] = []
  await open(
    async (file) => void sentTexts.push(await file.text()),
    [{ contractID: '1', licenseTypeID: 'A90611' }],
  )
  await box.upload(fileOf('contracts.csv', row('1'), row('2')))
  await expect.element(page.getByText('Already in the list')).toBeVisible()
  await expect.element(sendButton).toHaveTextContent('Import 2 contracts')
  await page.getByRole('checkbox', { name: 'Skip the duplicate' }).click()
  await expect.element(sendButton).toHaveTextContent('Import 1 contract')
  await sendButton.click()
  await expect.element(page.getByText('1 contract imported from contracts.csv')).toBeVisible()
  expect(sentTexts).toEqual([[head, row('2')].join('\n')])
})

test('names the column of each error and the line at which the server would stop', async () => {
  await open(async () => {})
  await box.upload(fileOf('contracts.csv', row('1'), row('2', 'X1'), row('3')))
  await expect.element(page.getByText('Part Number: License type not on the price list')).toBeVisible()
  const plan = (name: string) => page.getByRole('gridcell', { name, exact: true })
  await expect.element(plan('Stops the import')).toBeVisible()
  await expect.element(plan('To import')).toBeVisible()
  await expect.element(plan('Not read')).toBeVisible()
})

test('shows the result of every line after the server stopped', async () => {
  await open(() => Promise.reject(new PartialImportError('bad row.', 3)))
  await box.upload(fileOf('contracts.csv', row('1'), row('2'), row('3')))
  await sendButton.click()
  const result = page.getByRole('grid', { name: 'Import result' })
  await expect.element(result).toBeVisible()
  const rows = result.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/Imported/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Rejected.*bad row\./)
  await expect.element(rows.nth(3)).toMatchTextContent(/Not read/)
})

const noise = () => {
  // A linear congruential generator, because the same bytes must fail again.
  let seed = 1
  return Uint8Array.from({ length: 2_000_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed >> 16
  })
}

test.each([
  ['a line with 600,000 columns', () => `${head}\n${'x,'.repeat(600_000)}`, /more than 100 columns/],
  ['a header of 5 MB', () => `${head},${'x'.repeat(5_000_000)}`, /more than 32,?767 characters/],
  ['a cell of 5 MB', () => `${head}\n1,"${'x '.repeat(2_500_000)}"`, /more than 32,?767 characters/],
  ['60,000 lines', () => `${head}\n${`${row('1')}\n`.repeat(60_000)}`, /More than 10,?000 rows/],
  ['30,000 spaces before a letter', () => `${head}\n${row(`${' '.repeat(30_000)}x`)}`, /^UTF-8, separated/],
  ['random bytes', noise, /more than|More than|Missing columns/],
  [
    'unknown columns with long names',
    () => `${head},${Array.from({ length: 80 }, (_, index) => `${index}${'y'.repeat(30_000)}`).join(',')}`,
    /^Ignored columns: .{1,600} and 70 more$/,
  ],
])('answers while it reads %s', async (_name, content, text) => {
  await open(async () => {})
  const files = new DataTransfer()
  files.items.add(new File([content()], 'contracts.csv'))
  const input = box.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('no file field')
  const longest = observeLongestTask()
  // `upload` would copy the file in a long task of its own.
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText(text).first()).toBeVisible()
  // Quadratic reading takes many seconds.
  expect(longest()).toBeLessThan(3000)
})

/** Milliseconds of the longest task of the page until the call. */
function observeLongestTask(): () => number {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  return () => {
    observer.disconnect()
    return longest
  }
}

test('flags names that the server does not know before it sends the file', async () => {
  await open(async () => {})
  const named = (id: string, hosts: string, location: string) =>
    `${id},1,A90611,,false,1,false,true,,"${hosts}",Active,,${location}`
  await box.upload(
    fileOf(
      'contracts.csv',
      named('1', 'srv-1,srv-9', 'Milan'),
      named('2', 'srv-2', 'Milan'),
      named('3', 'srv-1', 'all'),
      named('4', '', 'Milan'),
    ),
  )
  for (const text of [
    'Hosts: Unknown host srv-9',
    'Hosts: Host srv-2 is listed as SRV-2',
    'Location: No host at location all',
    'Covers nothing: Restricted without hosts',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one expectation after the other
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText(/^2 lines have errors/)).toBeVisible()
  await expect.element(page.getByText(/^2 lines cover nothing or have an unknown location/)).toBeVisible()
  await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  [new PartialImportError('bad row.', null), /^The import stopped: bad row\. 1 contract was imported/],
  [new UnknownOutcomeError('no response'), /1 of 2 contracts is in the list/],
])('tells stored lines from others by the list after %s', async (error, text) => {
  const stored: Contract[] = [{ contractID: '9', licenseTypeID: 'A90611' }]
  const onImport = () => {
    stored.push({ contractID: '1', licenseTypeID: 'A90611' })
    return Promise.reject(error)
  }
  await open(onImport, [], async () => [...stored])
  await box.upload(fileOf('contracts.csv', row('1'), row('2')))
  await sendButton.click()
  await expect.element(page.getByText(text)).toBeVisible()
  const rows = page.getByRole('grid', { name: 'Import result' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/Imported/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Rejected|Unconfirmed/)
})

const failingSample = () => Promise.reject(new Error('no connection'))
const sampleButton = page.getByRole('button', { name: 'Download sample' })

test('keeps an import busy while the sample fails', async () => {
  const onImport = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  await open(onImport, [], undefined, failingSample)
  await box.upload(fileOf('contracts.csv', row('1')))
  await sendButton.click()
  await expect.poll(() => onImport.mock.calls.length).toBe(1)
  await sampleButton.click()
  await expect.element(page.getByText(/no connection/)).toBeVisible()
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true')
})

test('keeps the receipt of a refused import if the sample fails', async () => {
  await open(() => Promise.reject(new Error('read-only.')), [], undefined, failingSample)
  await box.upload(fileOf('contracts.csv', row('1')))
  await sendButton.click()
  await expect.element(page.getByRole('gridcell', { name: 'Rejected' })).toBeVisible()
  await sampleButton.click()
  await expect.element(page.getByText(/no connection/)).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Rejected' })).toBeVisible()
})
