import { parsedJson } from '../records.ts'

/** Before the digits of a number that would come back from JavaScript as another text. */
const MARK = '\u0000digits:'

const texts = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/** JSON whose numbers keep their digits, however many: those that JavaScript would round are marked texts meanwhile. */
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
