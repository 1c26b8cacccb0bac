import { ExportButton } from '../../../components/export-button/ExportButton.tsx'
import { inAllocationOrder, timesCounted } from '../../../domain/licenses/coverage.ts'
import { isHalved, isOfType, type NeedKind } from '../../../domain/licenses/needs.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { useNow } from '../../../lib/dates.ts'
import type { SheetColumn } from '../../../lib/sheet.ts'
import { useSaveSheet } from '../../../list-screen/export/useSaveSheet.ts'
import { fullPartNumber } from '../licenseFacts.ts'
import { contractText } from './ContractLines.tsx'
import { coreFactorTexts, type SourceLinesProps } from './SourceLines.tsx'

/** One file with everything behind the figures of a license type, for an auditor. Needs the list tools. */
export function BreakdownExport({ calculation, inputs }: SourceLinesProps) {
  const t = useText('compliance')
  const label = useFieldLabels('compliance.breakdown')
  const saveSheet = useSaveSheet()
  const lines = useBreakdown({ calculation, inputs })
  if (!saveSheet) return null
  const { type } = calculation
  const save = async (signal: AbortSignal) =>
    saveSheet(
      {
        title: t('breakdown.title', { type: type.licenseTypeID || type.itemDescription }),
        filterLines: [fullPartNumber({ ...type, description: type.itemDescription })],
        digest: null,
        columns: columnIds.map((id) => ({ id, header: label(id), ...looks[id] })),
        lines: lines(),
      },
      signal,
    )
  return <ExportButton named choices={[{ id: 'xlsx', label: t('breakdown.action'), run: save }]} />
}

const columnIds = ['part', 'name', 'what', 'location', 'licenses', 'of'] as const
type ColumnId = (typeof columnIds)[number]

const looks: Record<ColumnId, Pick<SheetColumn, 'type' | 'width'>> = {
  part: { type: 'text', width: 160 },
  name: { type: 'text', width: 280 },
  what: { type: 'text', width: 360 },
  location: { type: 'text', width: 140 },
  licenses: { type: 'number', width: 110 },
  of: { type: 'number', width: 110 },
}

type BreakdownLine = { part: string } & Partial<Record<Exclude<ColumnId, 'part'>, string | number | null>>

/** Figures, hosts and clusters with their databases, ignored licenses, contracts in order of use, and rules. */
function useBreakdown({ calculation, inputs }: SourceLinesProps): () => readonly BreakdownLine[] {
  const t = useText('compliance')
  const label = useFieldLabels('compliance')
  const explain = useText('explain')
  const format = useFormat()
  const now = useNow()
  return () => {
    const { type, needs, contracts, coverage, server, calculated } = calculation
    const times = Math.max(1, ...needs.map((need) => timesCounted(need, contracts)))
    const kinds = new Set(needs.map(({ kind }) => kind))
    const figure = (id: 'consumed' | 'covered' | 'missing'): BreakdownLine => ({
      part: t('breakdown.parts.figure'),
      name: label(id),
      licenses: server[id],
      what: server[id] === calculated[id] ? null : differenceOf(id),
    })
    const differenceOf = (id: 'consumed' | 'covered' | 'missing') =>
      t('breakdown.calculated', { value: format.number(calculated[id], 3) })
    const rule = (what: string): BreakdownLine => ({ part: t('breakdown.parts.rule'), what })
    return [
      ...(['consumed', 'covered', 'missing'] as const).map(figure),
      ...needs.flatMap((need): BreakdownLine[] => [
        {
          part: t('breakdown.parts.source'),
          name: need.name,
          what: t(`breakdown.kinds.${isHalved(need) ? 'halved' : need.kind}`),
          location: need.location,
          licenses: need.needed,
        },
        ...need.usages.map(({ row, amount }) => ({
          part: t('breakdown.parts.database'),
          name: `${row.hostname} / ${row.dbName}`,
          what: need.name,
          licenses: amount,
        })),
      ]),
      ...inputs.used
        .filter((row) => row.ignored && isOfType(row, type))
        .map((row) => ({
          part: t('breakdown.parts.ignored'),
          name: `${row.hostname} / ${row.dbName}`,
          what: row.ignoredComment,
        })),
      ...inAllocationOrder(contracts).map((contract) => ({
        part: t('breakdown.parts.contract'),
        name: contract.contractID,
        what: contractText(contract, now, t),
        location: contract.location,
        licenses: contract.used ?? coverage.byContract.get(contract.id) ?? 0,
        of: contract.unlimited ? null : contract.count,
      })),
      ...ruleKinds.filter((kind) => kinds.has(kind)).map((kind) => rule(explain(`how.${ruleOf[kind]}`))),
      ...coreFactorTexts({ calculation, inputs }, t, format).map(rule),
      ...(times === 1 ? [] : [rule(t('sources.times', { times }))]),
    ]
  }
}

const ruleOf = { host: 'host', hypervisor: 'cluster', veritas: 'veritas' } as const satisfies Partial<
  Record<NeedKind, string>
>
const ruleKinds = ['host', 'hypervisor', 'veritas'] as const
