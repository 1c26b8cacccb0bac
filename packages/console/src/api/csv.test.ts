import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const written = async (rows: readonly (readonly (string | number)[])[], comma = false) => {
  const bytes = new Uint8Array(await csvOf(rows, comma).arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

it('is UTF-8 that says so, with the separator that the language of the reader needs', async () => {
  expect(await written([['Größe', 1.5]])).toBe('\uFEFFGröße,1.5\r\n')
  expect(await written([['Größe', 1.5]], true)).toBe('\uFEFFGröße;1,5\r\n')
})

it.each(['=1+1', '+39', '-x', '@sum', '\tx', '\rx'])('keeps %j as text', async (text) => {
  expect((await written([[text]])).slice(1).replace(/^"/, '').startsWith(`'${text}`)).toBe(true)
})

it('quotes what would break a cell', async () => {
  expect(await written([['a"b', 'one\ntwo', 'x;y', 'p,q']])).toBe('\uFEFF"a""b","one\ntwo","x;y","p,q"\r\n')
})
