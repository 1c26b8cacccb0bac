import { describe, expect, it } from 'vitest'
import { checkFile, saveDownload, saveSpreadsheet } from './download.ts'

const page = '<!doctype html><title>Log in to the Wi-Fi</title>'
const file = (...parts: BlobPart[]) => new Blob(parts)
const check = (body: Blob, name: string) => checkFile(body, name, 'GET /all/{Filename}')

describe('checkFile', () => {
  it.each([
    'agent.rpm',
    'hosts.xlsx',
    'audit.xlsm',
    'agent.tar.gz',
    'sample.csv',
    'readme.txt',
    'agent.pkg',
    'LICENSE',
  ])('rejects a page under the name %s', async (name) => {
    await expect(check(file(page), name)).rejects.toThrow('the response is not a')
    await expect(check(file('\ufeff\n  ', page), name)).rejects.toThrow('the response is not a')
  })

  it.each([
    ['agent.rpm', [0xed, 0xab, 0xee, 0xdb]],
    ['hosts.xlsx', [0x50, 0x4b, 0x03, 0x04]],
    ['agent.TGZ', [0x1f, 0x8b]],
    ['agent.exe', [0x4d, 0x5a]],
  ])('accepts %s with its signature only', async (name, signature) => {
    await expect(check(file(Uint8Array.from([...signature, 1, 2])), name)).resolves.toBeUndefined()
    await expect(check(file('{"message":"log in"}'), name)).rejects.toThrow('the response is not a')
  })

  it('accepts text and markup under their own names', async () => {
    await expect(check(file('Type,Contract Number\n'), 'sample.csv')).resolves.toBeUndefined()
    await expect(check(file(page), 'guide.html')).resolves.toBeUndefined()
  })

  it('rejects an empty file', async () => {
    await expect(check(file(), 'readme.txt')).rejects.toThrow('the file is empty')
  })
})

describe('a spreadsheet of the server that is a web page', () => {
  const now = Date.parse('2026-03-16T09:30:00Z')

  it('is not saved', async () => {
    await expect(saveSpreadsheet(file(page), 'hosts', { query: {}, now })).rejects.toThrow(
      'the response is not a xlsx file',
    )
    await expect(saveSpreadsheet(file(page), 'audit', { query: {}, now, type: 'xlsm' })).rejects.toThrow(
      'the response is not a xlsm file',
    )
  })

  it('is not saved under the name of a repository file either', async () => {
    await expect(saveDownload(file(page), 'agent.rpm', 'GET /all/{Filename}')).rejects.toThrow(
      'the response is not a rpm file',
    )
    await expect(saveDownload(page, 'agent.rpm', 'GET /all/{Filename}')).rejects.toThrow(
      'the response is not a file',
    )
  })
})
