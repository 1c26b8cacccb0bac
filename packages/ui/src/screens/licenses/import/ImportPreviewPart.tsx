import { useMemo } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import type { ImportLine, ImportMaker, ImportPreview } from './importFile.ts'
import type { Encoding, Separator } from './readTable.ts'

interface ImportPreviewPartProps {
  maker: ImportMaker
  preview: ImportPreview
  /** How many lines look wrong. */
  wrong: number
  /** Wrong lines are left out. */
  skipping: boolean
  onSkip: (skipping: boolean) => void
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

/** Column name of the file and id of its column here, where the maker's files have it. */
const further = [
  ['csi', 'CSI', ['oracle', 'mysql']],
  ['type', 'Type', ['mysql', 'sqlServer']],
  ['referenceNumber', 'Reference Number', ['oracle']],
  ['ula', 'ULA', ['oracle']],
  ['basket', 'Basket', ['oracle']],
  ['restricted', 'Restricted', ['oracle']],
  ['supportExpiration', 'Support Expiration', ['oracle']],
  ['hosts', 'Hosts', ['oracle']],
  ['status', 'Status', ['oracle']],
  ['productOrderDate', 'Product Order Date', ['oracle']],
] as const satisfies readonly (readonly [string, string, readonly ImportMaker[]])[]

/** How the file was read, its faults, and the contracts that will be stored. */
export function ImportPreviewPart({ maker, preview, wrong, skipping, onSkip }: ImportPreviewPartProps) {
  const t = useText('contractImport')
  const { missing, unknown, lines, encoding, marked, separator } = preview
  const columns = useMemo<readonly Column<ImportLine>[]>(
    () => [
      { id: 'line', kind: 'number', width: 72 },
      {
        id: 'problems',
        kind: 'list',
        width: 220,
        optional: true,
        value: ({ problems }) => problems.map((problem) => t(`problems.${problem}`)),
      },
      {
        id: 'contractID',
        kind: 'text',
        width: 144,
        mark: ({ problems }) => (problems.length > 0 ? { tone: 'danger', id: 'wrong' } : null),
      },
      { id: 'licenseTypeID', kind: 'text', width: 112 },
      { id: 'count', kind: 'text', width: 96 },
      { id: 'location', kind: 'text', width: 104 },
      ...further
        .filter(([, , makers]) => makers.some((one) => one === maker))
        .map(([id, name]): Column<ImportLine> => ({
          id,
          kind: 'text',
          width: 120,
          value: ({ cells }) => cells[name] ?? '',
        })),
    ],
    [t, maker],
  )
  const format = {
    encoding: encodingNames[encoding],
    separator: t(`separators.${separatorKeys[separator]}`),
  }
  return (
    <>
      <p className="text-13 text-text-muted">
        {t(marked ? 'formatMarked' : 'format', format)} {t('sentAs')}
      </p>
      {missing.length > 0 ? (
        <Banner tone="danger">{t('missing', { columns: missing.join(', ') })}</Banner>
      ) : null}
      {unknown.length > 0 ? (
        <Banner tone="warning">{t('unknown', { columns: unknown.join(', ') })}</Banner>
      ) : null}
      {wrong > 0 ? (
        <>
          <Banner tone="warning">{t('wrong', { count: wrong })}</Banner>
          <Checkbox label={t('skip', { count: wrong })} checked={skipping} onCheckedChange={onSkip} />
        </>
      ) : null}
      <ListBlock
        area="contractImport.preview"
        columns={columns}
        list={{ status: 'ready', rows: lines }}
        rowId={({ line }) => String(line)}
      />
    </>
  )
}
