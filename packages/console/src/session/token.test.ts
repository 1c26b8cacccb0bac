import { expect, it } from 'vitest'
import { readToken } from './token.ts'

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtcm9zc2kifQ.c2ln'

it.each([
  ['plain text', token],
  ['text with a line break', `${token}\n`],
  ['a JSON string', JSON.stringify(token)],
])('reads a token from %s', (_case, body) => {
  expect(readToken(body)).toBe(token)
})

it('reads an opaque token', () => {
  expect(readToken('2YotnFZFEjr1zCsicMWpAA')).toBe('2YotnFZFEjr1zCsicMWpAA')
})

it.each([
  ['an empty body', ''],
  ['a page', '<!doctype html><title>Start</title>'],
  ['a JSON object', JSON.stringify({ token })],
  ['a cut JSON string', `"${token}`],
  ['a token cut in its header', token.slice(0, 12)],
  ['a token cut in its claims', token.slice(0, 30)],
  ['a token cut before its signature', token.slice(0, token.lastIndexOf('.') + 1)],
  ['two tokens', `${token}.${token}`],
])('rejects %s', (_case, body) => {
  expect(readToken(body)).toBe('')
})
