import type { Alert, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import { alertCategories, alertCodes, alertStatuses } from '../../domain/alerts.ts'
import { severities } from '../../domain/tones.ts'
import { alertHost, hasHostPage } from './alertFacts.ts'

export interface AlertColumnOptions {
  /** Where a host's name leads. `null`: nowhere. */
  hostTo: ((hostname: string) => string) | null
  technologies: readonly TechnologyInfo[]
  /** The first column stays in sight: on a phone the others need room beside it. */
  narrow?: boolean
  /** What a code of the wire is called. */
  word: (id: 'alertCategory' | 'alertCode' | 'alertStatus', code: string) => string
}

/** Ids are the wire's names: the services sort by them. Each filter is one that the services know. */
export function alertColumns({
  hostTo,
  technologies,
  word,
  narrow = false,
}: AlertColumnOptions): readonly Column<Alert>[] {
  const names = new Map(technologies.map(({ product, prettyName }) => [product, prettyName]))
  return [
    { id: 'description', kind: 'text', width: narrow ? 160 : 440, value: inOneLine, filter: 'text' },
    { id: 'alertSeverity', kind: 'severity', filter: 'one', options: severities },
    { id: 'date', kind: 'dateTime', filter: 'days' },
    {
      id: 'hostname',
      kind: 'link',
      width: 208,
      value: alertHost,
      to: (alert) => (hostTo !== null && hasHostPage(alert) ? hostTo(alertHost(alert)) : null),
      filter: 'text',
    },
    {
      id: 'alertCategory',
      kind: 'text',
      width: 104,
      value: ({ alertCategory }) => word('alertCategory', alertCategory),
      filter: 'one',
      options: alertCategories,
    },
    {
      id: 'alertCode',
      kind: 'text',
      width: 208,
      value: ({ alertCode }) => word('alertCode', alertCode),
      filter: 'one',
      options: alertCodes,
    },
    {
      id: 'alertStatus',
      kind: 'text',
      width: 104,
      value: ({ alertStatus }) => word('alertStatus', alertStatus),
      filter: 'one',
      options: alertStatuses,
    },
    {
      id: 'alertAffectedTechnology',
      kind: 'text',
      width: 168,
      hidden: true,
      value: ({ alertAffectedTechnology: code }) => (code === null ? null : names.get(code) || code),
    },
  ]
}

/** One line a database, as merged alerts have them; below the row they stand as they were written. */
function inOneLine({ description }: Alert): string {
  const lines = description.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' · ')
}
