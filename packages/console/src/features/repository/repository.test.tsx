import { makeRepositoryItems } from '@inventory-console/api-mocks/fixtures/repository'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

const [sample] = makeRepositoryItems()
const file = 'inventory-agent-2.9.1-1.el7.x86_64.rpm'
const index = (body: Parameters<typeof HttpResponse.json>[0], status = 200) =>
  http.get('*/repo/index.json', () => HttpResponse.json(body, { status }))

async function openRepository(...handlers: readonly HttpHandler[]) {
  if (handlers.length > 0) mockHandlers(...handlers)
  await openAs('/repository')
  await expect.element(page.getByRole('heading', { name: 'Repository', level: 1 })).toBeVisible()
}

async function chooseAction(action: string) {
  await button(`Actions for ${file}`).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Records the names of downloaded files. */
function saved(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

describe('list of files', () => {
  it('sorts versions numerically, newest first', async () => {
    const versions = ['2.9.1', '2.10.0', '10.0.0', '0.0.0', '2.9.12']
    await openRepository(
      index(versions.map((Version) => ({ ...sample, Version, Filename: `agent-${Version}` }))),
    )
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    const names = page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)
    expect(names).toEqual(['agent-10.0.0', 'agent-2.10.0', 'agent-2.9.12', 'agent-2.9.1', 'agent-0.0.0'])
  })

  it('is empty when there is no index', async () => {
    await openRepository(index({ error: 'not found' }, 404))
    await expect.element(page.getByText('No files')).toBeVisible()
    await expect.element(page.getByText('404')).not.toBeInTheDocument()
  })

  it.each([
    ['failing', index({ error: 'down' }, 500), '500'],
    ['forbidden', index(null, 403), '403'],
    ['refused by a proxy', index(null, 401), '401'],
    [
      'a page of a proxy',
      http.get('*/repo/index.json', () => HttpResponse.html('<p>Log in')),
      'not valid JSON',
    ],
    ['no list', index({ items: [] }), 'does not match the contract'],
  ] as const)(
    'shows one error with the reason and Retry when the index is %s',
    async (_case, handler, reason) => {
      await openRepository(handler)
      await expect.element(page.getByText('Could not load the repository')).toBeVisible()
      await page.getByText('Technical details').click()
      await expect.element(page.getByText(reason, { exact: false })).toBeVisible()
      expect(page.getByText('No files').elements()).toEqual([])
      expect(address()).toBe('/repository')
      mockHandlers()
      await button('Retry').click()
      await expect.element(page.getByText('22 files')).toBeVisible()
    },
  )

  it('is empty when the index is null', async () => {
    await openRepository(index(null))
    await expect.element(page.getByText('No files')).toBeVisible()
    expect(page.getByText(/Could not load/).elements()).toEqual([])
  })
})

describe('download', () => {
  it('saves the file under its name', async () => {
    await openRepository()
    const names = saved()
    await button(`Download: ${file}`).click()
    await expect.element(page.getByText(`${file} downloaded`)).toBeVisible()
    expect(names).toEqual([file])
  })

  it('shows the progress and can be cancelled', async () => {
    await openRepository(
      http.get('*/repo/all/*', () => {
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(40)),
        })
        return new HttpResponse(body, { headers: { 'Content-Length': '100' } })
      }),
    )
    const names = saved()
    await button(`Download: ${file}`).click()
    const bar = page.getByRole('dialog').getByRole('progressbar')
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
    await button('Cancel').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(names).toEqual([])
  })

  it('shows the reason of a failure and retries', async () => {
    await openRepository(
      http.get('*/repo/all/*', () => new HttpResponse('404 page not found', { status: 404 })),
    )
    const names = saved()
    await button(`Download: ${file}`).click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The file is not on the server' }))
      .toBeVisible()
    mockHandlers()
    await button('Retry').click()
    await expect.element(page.getByText(`${file} downloaded`)).toBeVisible()
    expect(names).toEqual([file])
  })
})

it('does not save the page of a captive portal as a file', async () => {
  await openRepository(
    http.get('*/repo/all/*', () => HttpResponse.html('<!doctype html><title>Log in</title>')),
  )
  const names = saved()
  await button(`Download: ${file}`).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'the response is not a rpm file' }))
    .toBeVisible()
  expect(names).toEqual([])
})

it('says that the link of a file cannot be copied whose name cannot be part of an address', async () => {
  await openRepository(index([{ ...sample, Filename: 'agent-\ud800' }]))
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Copy download link' }).click()
  await expect.element(page.getByText('Could not copy the link')).toBeVisible()
})

it('copies the download link and confirms it', async () => {
  await openRepository()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await chooseAction('Copy download link')
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(
    expect.stringMatching(/^https?:\/\/.*\/repo\/all\/inventory-agent-2\.9\.1-1\.el7/),
  )
})
