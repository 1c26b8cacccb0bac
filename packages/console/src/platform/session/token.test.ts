import { expect, it } from 'vitest'
import { decodeSegment, isToken, readToken } from './token.ts'

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtcm9zc2kifQ.c2ln'

it.each([
  ['plain text', token],
  ['text with a line break', `${token}\n`],
  ['text in spaces', `  ${token} `],
  ['a JSON string', JSON.stringify(token)],
  ['a JSON string in spaces', ` ${JSON.stringify(` ${token} `)} `],
])('reads a token from %s', (_case, body) => {
  expect(readToken(body)).toBe(token)
})

it('reads an opaque token of a single sign-on provider', () => {
  expect(isToken('2YotnFZFEjr1zCsicMWpAA')).toBe(true)
})

it.each([
  ['an empty body', ''],
  ['a word', 'OK'],
  ['an opaque token', '2YotnFZFEjr1zCsicMWpAA'],
  ['a page', '<!doctype html><title>Start</title>'],
  ['a JSON object', JSON.stringify({ token })],
  ['a cut JSON string', `"${token}`],
  ['a token cut in its header', token.slice(0, 12)],
  ['a token cut in its claims', token.slice(0, 30)],
  ['a token cut before its signature', token.slice(0, token.lastIndexOf('.') + 1)],
  ['two tokens', `${token}.${token}`],
  ['text that ends with a quotation mark', `${token}"`],
  ['an opaque token followed by a space', 'abc def'],
  ['an opaque token after a sign', '<abc'],
  ['an opaque token before a sign', 'abc>'],
  ['a token whose header is no JSON', `eyJ.${token.split('.')[1]}.c2ln`],
  ['a token whose claims are no JSON', `${token.split('.')[0]}.eyJ.c2ln`],
])('rejects %s', (_case, body) => {
  expect(readToken(body)).toBe('')
})

it.each([
  ['eyJhIjoiPz8_In0', { a: '???' }],
  ['eyJhIjoifn5-In0', { a: '~~~' }],
  ['eyJhIjoiw7wifQ', { a: 'ü' }],
  ['%', undefined],
  ['', undefined],
])('decodes the base64url text %s', (text, value) => {
  expect(decodeSegment(text)).toEqual(value)
})
