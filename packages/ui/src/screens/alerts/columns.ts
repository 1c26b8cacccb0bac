import type { Alert, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import { alertHost, alertCategories, alertCodes, alertStatuses } from '../../domain/alerts.ts'
import { severities } from '../../domain/tones.ts'
import { paths } from '../paths.ts'
import { hasHostPage } from './alertFacts.ts'

export interface AlertColumnOptions {
  technologies: readonly TechnologyInfo[]
  /** Narrows the pinned first column for small viewports. */
  isNarrow?: boolean
  /** Translates a code of the API. */
  codeLabel: (id: 'alertCategory' | 'alertCode' | 'alertStatus', code: string) => string
}

/** Column ids are the sort keys of the server, and each filter is one of its parameters. */
export function alertColumns({
  technologies,
  codeLabel,
  isNarrow = false,
}: AlertColumnOptions): readonly Column<Alert>[] {
  const names = new Map(technologies.map(({ product, prettyName }) => [product, prettyName]))
  return [
    { id: 'description', kind: 'text', width: isNarrow ? 160 : 440, value: joinLines, filter: 'text' },
    { id: 'alertSeverity', kind: 'severity', filter: 'one', options: severities },
    { id: 'date', kind: 'dateTime', filter: 'days' },
    {
      id: 'hostname',
      kind: 'link',
      width: 208,
      value: alertHost,
      to: (alert) => (hasHostPage(alert) ? paths.host(alertHost(alert)) : null),
      filter: 'text',
    },
    {
      id: 'alertCategory',
      header: 'category',
      kind: 'text',
      width: 104,
      value: ({ alertCategory }) => codeLabel('alertCategory', alertCategory),
      filter: 'one',
      options: alertCategories,
    },
    {
      id: 'alertCode',
      kind: 'text',
      width: 208,
      value: ({ alertCode }) => codeLabel('alertCode', alertCode),
      filter: 'one',
      options: alertCodes,
    },
    {
      id: 'alertStatus',
      header: 'status',
      kind: 'text',
      width: 104,
      value: ({ alertStatus }) => codeLabel('alertStatus', alertStatus),
      filter: 'one',
      options: alertStatuses,
    },
    {
      id: 'alertAffectedTechnology',
      header: 'technology',
      kind: 'text',
      width: 168,
      hidden: true,
      value: ({ alertAffectedTechnology: code }) => (code === null ? null : names.get(code) || code),
    },
  ]
}

/**
 * Joins the lines of merged alerts, which have one line per database. The expanded row keeps the line
 * breaks.
 */
function joinLines({ description }: Alert): string {
  const lines = description.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' · ')
}
