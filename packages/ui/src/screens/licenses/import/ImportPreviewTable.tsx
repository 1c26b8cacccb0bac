import { useMemo } from 'react'
import type { Tone } from '../../../components/badge/Badge.tsx'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import {
  columnNames,
  type ImportLine,
  type ImportPreview,
  type ImportVendor,
  type LineProblem,
} from './importFile.ts'
import { plans as allPlans, type Duplicate, type Plan, type Skipping } from './importOutcome.ts'
import type { Encoding, Separator } from './readTable.ts'

interface ImportPreviewTableProps {
  vendor: ImportVendor
  preview: ImportPreview
  /** The names of hosts and locations failed to load. */
  unchecked: boolean
  duplicates: ReadonlyMap<ImportLine, Duplicate>
  plans: ReadonlyMap<ImportLine, Plan>
  skipping: Skipping
  onSkip: (skipping: Skipping) => void
}

const planTones: Record<Plan, Tone> = {
  stored: 'success',
  again: 'warning',
  stops: 'danger',
  notRead: 'neutral',
  skipped: 'neutral',
}

const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<Encoding, string>
const separatorKeys = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const satisfies Record<
  Separator,
  string
>

/** Ignored columns that are named, and characters of each name. */
const maxNames = 10
const maxNameLength = 40

const shortened = (name: string) => (name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name)

/** Column name in the file and id of the list column, for vendors whose files have it. */
const vendorColumns = [
  ['csi', 'CSI', ['oracle', 'mysql']],
  ['type', 'Type', ['mysql', 'sqlServer']],
  ['referenceNumber', 'Reference Number', ['oracle']],
  ['unlimited', 'ULA', ['oracle']],
  ['basket', 'Basket', ['oracle']],
  ['restricted', 'Restricted', ['oracle']],
  ['supportExpiration', 'Support Expiration', ['oracle']],
  ['hosts', 'Hosts', ['oracle']],
  ['status', 'Status', ['oracle']],
  ['productOrderDate', 'Product Order Date', ['oracle']],
] as const satisfies readonly (readonly [string, string, readonly ImportVendor[]])[]

/** The format of the file, its errors and duplicates, and what happens to each line. */
export function ImportPreviewTable(props: ImportPreviewTableProps) {
  const { vendor, preview, unchecked, duplicates, plans, skipping, onSkip } = props
  const t = useText('contractImport')
  const { missing, unknown, lines, encoding, hasByteOrderMark, separator } = preview
  const problemCount = lines.filter(({ problems }) => problems.length > 0).length
  const warningCount = lines.filter(
    ({ problems, warnings }) => problems.length === 0 && warnings.length > 0,
  ).length
  const duplicateCount = [...duplicates.keys()].filter(({ problems }) => problems.length === 0).length
  const columns = usePreviewColumns(vendor, duplicates, plans)
  const counts = useMemo<readonly ListCount[]>(
    () =>
      allPlans
        .filter((id) => [...plans.values()].includes(id))
        .map((id) => ({
          id,
          column: 'plan',
          filter: { kind: 'oneOf', values: [id] },
          tone: planTones[id],
        })),
    [plans],
  )
  const format = {
    encoding: encodingNames[encoding],
    separator: t(`separators.${separatorKeys[separator]}`),
  }
  return (
    <>
      <p className="text-13 text-text-muted">
        {t(hasByteOrderMark ? 'formatMarked' : 'format', format)} {t('sentAs')}
      </p>
      {missing.length > 0 ? (
        <Banner tone="danger">{t('missing', { columns: missing.join(', ') })}</Banner>
      ) : null}
      {unknown.length > 0 ? (
        <Banner tone="warning">
          {t('unknown', {
            columns: unknown.slice(0, maxNames).map(shortened).join(', '),
            more: Math.max(0, unknown.length - maxNames),
          })}
        </Banner>
      ) : null}
      {problemCount > 0 ? (
        <>
          <Banner tone="warning">{t('wrong', { count: problemCount })}</Banner>
          <Checkbox
            label={t('skip', { count: problemCount })}
            checked={skipping.isInvalid}
            onCheckedChange={(on) => onSkip({ ...skipping, isInvalid: on })}
          />
        </>
      ) : null}
      {unchecked ? <Banner tone="warning">{t('unchecked')}</Banner> : null}
      {warningCount > 0 ? <Banner tone="warning">{t('doubtful', { count: warningCount })}</Banner> : null}
      {duplicateCount > 0 ? (
        <>
          <Banner tone="warning">{t('duplicates', { count: duplicateCount })}</Banner>
          <Checkbox
            label={t('skipDuplicates', { count: duplicateCount })}
            checked={skipping.duplicates}
            onCheckedChange={(on) => onSkip({ ...skipping, duplicates: on })}
          />
        </>
      ) : null}
      <ListBlock
        area="contractImport.preview"
        columns={columns}
        list={{ status: 'ready', value: lines }}
        rowId={({ line }) => String(line)}
        counts={counts}
      />
    </>
  )
}

function usePreviewColumns(
  vendor: ImportVendor,
  duplicates: ReadonlyMap<ImportLine, Duplicate>,
  plans: ReadonlyMap<ImportLine, Plan>,
): readonly Column<ImportLine>[] {
  const t = useText('contractImport')
  return useMemo(() => {
    const names = columnNames(vendor)
    const marked = (name: string) => ({
      mark: ({ problems, warnings }: ImportLine) => {
        const isAt = ({ column }: LineProblem) => column === name
        if (problems.some(isAt)) return { tone: 'danger', id: 'wrong' } as const
        return warnings.some(isAt) ? ({ tone: 'warning', id: 'doubtful' } as const) : null
      },
    })
    const problemTexts = (line: ImportLine) => {
      const duplicate = duplicates.get(line)
      return [
        ...[...line.problems, ...line.warnings].map(({ kind, column, name = '', listed = '' }) => {
          const text = t(`problems.${kind}`, { name, listed })
          return column === null ? text : `${column}: ${text}`
        }),
        ...(duplicate === undefined ? [] : [t(`duplicate.${duplicate}`)]),
      ]
    }
    return [
      { id: 'line', kind: 'number', width: 72 },
      {
        id: 'plan',
        kind: 'badge',
        value: (line) => plans.get(line),
        tone: (line) => planTones[plans.get(line) ?? 'notRead'],
        filter: 'oneOf',
      },
      { id: 'problems', kind: 'list', width: 260, card: 'wide', optional: true, value: problemTexts },
      { id: 'contractID', kind: 'text', width: 144, card: 'name', ...marked(names.contractID) },
      { id: 'licenseTypeID', kind: 'text', width: 112, ...marked(names.licenseTypeID) },
      { id: 'count', header: 'licenses', kind: 'text', width: 96, ...marked(names.count) },
      { id: 'location', kind: 'text', width: 104, ...marked(names.location) },
      ...vendorColumns
        .filter(([, , vendors]) => vendors.some((candidate) => candidate === vendor))
        .map(([id, name]): Column<ImportLine> => ({
          id,
          kind: 'text',
          width: 120,
          value: ({ cells }) => cells[name] ?? '',
          ...marked(name),
        })),
    ]
  }, [t, vendor, duplicates, plans])
}
