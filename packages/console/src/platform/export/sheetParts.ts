import type { Sheet, SheetData, SheetType } from '@inventory-console/ui/lib/sheet'

/** A sheet whose cells are all loaded. */
export interface SheetParts extends Omit<Sheet, 'readColumn'> {
  data: readonly SheetData[]
}

/** Progress from 0 to 1. */
export type ReportProgress = (done: number) => void

/** Rows that are converted to text in one step. */
export const rowsPerPiece = 1000

export function isDateType(type: SheetType): type is 'date' | 'dateTime' {
  return type === 'date' || type === 'dateTime'
}

/** ISO 8601 in local time with a space; spreadsheet programs parse it in every language. */
export function momentText(type: 'date' | 'dateTime', moment: number): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  if (type === 'date') return day
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}
