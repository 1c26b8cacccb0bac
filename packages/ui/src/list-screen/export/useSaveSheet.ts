import { use } from 'react'
import { useUnreadText } from '../../data-table/cells/cells.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { ListToolsContext } from '../../lib/listTools.ts'
import { sheetColumn, type SheetColumn, type SheetValue } from '../../lib/sheet.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import { aboutSheet } from './aboutSheet.ts'

/** A function reads a value that may not be readable; the cell then has that in words. */
export type LineValue = PlainValue | (() => PlainValue)
type PlainValue = SheetValue | null | undefined

/** Lines that are no rows of a list, such as the steps and figures of a plan. */
export interface LineSheet<Id extends string> {
  title: string
  /** What the lines are about, in words. */
  filterLines: readonly string[]
  /** Part of the file name; null if nothing narrows the lines. */
  digest: string | null
  columns: readonly (SheetColumn & { id: Id })[]
  lines: readonly Partial<Record<Id, LineValue>>[]
}

/** Saves lines as a spreadsheet with their origin. Null without the list tools. */
export function useSaveSheet() {
  const list = useText('list')
  const common = useText('common')
  const { number } = useFormat()
  const unreadText = useUnreadText()
  const tools = use(ListToolsContext)
  const now = useNow()
  if (!tools) return null
  const { origin, save } = tools
  function plain(value: LineValue): PlainValue {
    if (typeof value !== 'function') return value
    const marked = readMarked(value)
    return marked.unread ? unreadText(marked.unread) : marked.value
  }
  return async function saveSheet<Id extends string>(
    { title, filterLines, digest, columns, lines }: LineSheet<Id>,
    signal: AbortSignal,
  ): Promise<void> {
    const serverVersion = await origin.serverVersion(signal).catch(() => null)
    signal.throwIfAborted()
    const about = aboutSheet({
      label: (key) => list(`about.${key}`),
      page: title,
      filterLines,
      digest,
      origin,
      serverVersion,
      asOf: now,
      rows: lines.length,
    })
    const readColumn = (index: number) => {
      const id = columns[index]?.id
      return Promise.resolve(sheetColumn(lines.map((line) => (id === undefined ? null : plain(line[id])))))
    }
    const labels = { true: common('state.yes'), false: common('state.no') }
    const isDecimalComma = number(0.5, 1).includes(',')
    const sheet = { title, about, columns, rows: lines.length, readColumn, labels, isDecimalComma }
    await save({ ...sheet, digest, asOf: now }, 'xlsx', () => undefined, signal)
  }
}
