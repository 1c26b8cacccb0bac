import { expect, it } from 'vitest'
import { shortcutKey } from './dom.ts'

const keyOf = (key: string, code: string, modifiers: { altKey?: boolean; shiftKey?: boolean } = {}) =>
  shortcutKey({ altKey: false, shiftKey: false, ...modifiers, key, code })

it.each([
  ['Russian', 'л', 'KeyK', 'k'],
  ['Russian with Shift', 'Л', 'KeyK', 'k'],
  ['Greek', 'ξ', 'KeyJ', 'j'],
  ['Hebrew', 'ס', 'KeyX', 'x'],
  ['Arabic', 'ث', 'KeyE', 'e'],
  ['Arabic with two letters on a key', 'لا', 'KeyB', 'b'],
  ['Arabic at the slash', 'ظ', 'Slash', '/'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
])('reads the letter of a %s layout', (_layout, key, code, expected) => {
  expect(keyOf(key, code)).toBe(expected)
})

it.each([
  ['Hebrew', '/', 'KeyQ', '/'],
  ['German', '/', 'Digit7', '/'],
  ['Russian', '/', 'Backslash', '/'],
  ['Russian', '.', 'Slash', '.'],
  ['Greek', '?', 'Slash', '?'],
])('reads punctuation where the %s layout has it', (_layout, key, code, expected) => {
  expect(keyOf(key, code)).toBe(expected)
})

it('reads the Arabic question mark as the question mark of the same key', () => {
  expect(keyOf('؟', 'Slash', { shiftKey: true })).toBe('?')
})

it('reads the letter below a character typed with Option', () => {
  expect(keyOf('ç', 'KeyC', { altKey: true })).toBe('c')
  expect(keyOf('c', 'KeyI', { altKey: true })).toBe('c')
})

it.each([
  ['Enter', 'Enter', 'enter'],
  ['ArrowDown', 'ArrowDown', 'arrowdown'],
  ['Dead', 'KeyN', 'dead'],
])('keeps the name of %s', (key, code, expected) => {
  expect(keyOf(key, code)).toBe(expected)
})
