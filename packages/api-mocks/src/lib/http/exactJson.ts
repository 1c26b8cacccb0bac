import { parsedJson } from '../records.ts'

/** Prefix of a number, kept as text, that JavaScript would round. */
const MARK = '\u0000digits:'

const texts = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/** Parses JSON without losing digits: numbers that JavaScript would round become marked strings. */
export function parsedExactly(text: string): { value: unknown } | undefined {
  return parsedJson(
    text.replaceAll(texts, (found) =>
      found.startsWith('"') || String(Number(found)) === found ? found : JSON.stringify(MARK + found),
    ),
  )
}

export function isExactNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.startsWith(MARK))
}

export function exactText(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\\u0000digits:([^"]*)"/g, '$1')
}
