import { use } from 'react'
import { ExportButton, type ExportChoice } from '../../../components/export-button/ExportButton.tsx'
import { decisionsText } from '../../../domain/licenses/audit/auditDecisions.ts'
import { auditRules } from '../../../domain/licenses/audit/auditedUse.ts'
import { differenceOf, type AuditedType } from '../../../domain/licenses/audit/auditReading.ts'
import { stateOf } from '../../../domain/licenses/audit/auditSheet.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { parseTime, useNow } from '../../../lib/dates.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import { digestOf } from '../../../lib/records.ts'
import type { SheetType } from '../../../lib/sheet.ts'
import { type LineValue, useSaveSheet } from '../../../list-screen/export/useSaveSheet.ts'
import { typeName } from '../licenseFacts.ts'
import { encodeRules } from './auditPath.ts'
import type { AuditPart } from './AuditScreen.tsx'
import { limitLine, useLimits } from './useLimits.ts'

const columns = [
  ['part', 'text', 130],
  ['licenseType', 'text', 320],
  ['metric', 'text', 150],
  ['name', 'text', 220],
  ['ours', 'number', 90],
  ['theirs', 'number', 90],
  ['difference', 'number', 90],
  ['covered', 'number', 90],
  ['missing', 'number', 90],
  ['cost', 'number', 110],
  ['contracts', 'text', 160],
  ['reportedAt', 'dateTime', 150],
  ['agentVersion', 'text', 110],
  ['detectedUsages', 'number', 110],
  ['firstUse', 'dateTime', 150],
  ['lastUse', 'dateTime', 150],
  ['currentlyUsed', 'boolean', 100],
  ['decision', 'text', 120],
  ['note', 'text', 420],
  ['decidedBy', 'text', 130],
  ['decidedAt', 'dateTime', 150],
] as const satisfies readonly (readonly [string, SheetType, number])[]
type ColumnId = (typeof columns)[number][0]
type Line = Partial<Record<ColumnId, LineValue>>

interface AuditExportProps {
  part: AuditPart
  /** Saves the decisions as a file that this page opens. */
  onSave: (text: string, title: string) => void
}

/** The evidence as a spreadsheet, and the decisions as a file for a colleague. */
export function AuditExport({ part, onSave }: AuditExportProps) {
  const t = useText('audit')
  const label = useFieldLabels('audit')
  const common = useText('common')
  const tools = use(ListToolsContext)
  const now = useNow()
  const limits = useLimits(part)
  const saveSheet = useSaveSheet()
  if (!saveSheet) return null
  const { reading, rows, rules, decisions } = part
  const title = t('title')
  const ruleNames = rules.map((rule) => t(`rules.${rule}.name`)).join(', ')

  const saveLines = async (signal: AbortSignal) =>
    saveSheet(
      {
        title,
        filterLines: [t('rules.current', { rules: ruleNames === '' ? t('rules.server') : ruleNames })],
        digest: rules.length === 0 ? null : digestOf(encodeRules(rules)),
        columns: columns.map(([id, type, width]) => ({
          id,
          header: label(id),
          type,
          width,
        })),
        lines: linesOf(),
      },
      signal,
    )

  function linesOf(): readonly Line[] {
    const nameOf = (type: AuditedType['type']) => ({
      licenseType: typeName(type),
      metric: type.metric,
    })
    return [
      ...auditRules.map((rule): Line => ({
        part: common('columns.rule'),
        licenseType: t(`rules.${rule}.name`),
        decision: t(rules.includes(rule) ? 'export.on' : 'export.off'),
        note: t(`rules.${rule}.hint`),
      })),
      ...limits.map((limit): Line => ({ part: t('export.parts.limit'), note: limitLine(limit) })),
      {
        part: common('columns.total'),
        note: t('risk.cost'),
        ours: () => reading.costOurs,
        theirs: () => reading.costTheirs,
        difference: () => differenceOf({ ours: reading.costOurs, theirs: reading.costTheirs }),
      },
      ...reading.risks.map((risk): Line => ({
        part: common('columns.total'),
        metric: risk.metric,
        note: t('risk.missing', { metric: risk.metric }),
        ours: () => risk.ours,
        theirs: () => risk.theirs,
        difference: () => differenceOf(risk),
      })),
      ...reading.types.map((audited): Line => {
        const { type, ours, theirs, isCertain } = audited
        return {
          part: common('columns.licenseType'),
          ...nameOf(type),
          ours: () => ours.consumed,
          theirs: () => theirs.consumed,
          difference: () => differenceOf({ ours: ours.consumed, theirs: theirs.consumed }),
          covered: () => theirs.covered,
          missing: () => theirs.missing,
          cost: () => audited.costTheirs,
          note: isCertain ? null : t('types.marks.estimate'),
        }
      }),
      ...rows.flatMap((row): Line[] => {
        const { type, place, difference, use, decision } = row
        const about = { ...nameOf(type), name: place.name }
        return [
          {
            part: t('columns.name'),
            ...about,
            ours: place.ours,
            theirs: place.theirs,
            difference,
            covered: place.covered,
            cost: place.cost,
            contracts: place.contracts.join(', '),
            reportedAt: parseTime(row.reportedAt),
            agentVersion: row.agentVersions.join(', '),
            detectedUsages: use?.detectedUsages,
            firstUse: parseTime(use?.firstUse),
            lastUse: parseTime(use?.lastUse),
            currentlyUsed: use?.currentlyUsed,
            decision: t(`sheet.values.decision.${stateOf(row)}`),
            note: decision?.note,
            decidedBy: decision?.by,
            decidedAt: parseTime(decision?.at),
          },
          ...(use?.records ?? []).map((record): Line => ({
            part: t('export.parts.use'),
            licenseType: `${record.product}: ${record.feature}`,
            name: `${record.hostname} / ${record.databasename}`,
            detectedUsages: record.detectedUsages,
            firstUse: parseTime(record.firstUsageDate),
            lastUse: parseTime(record.lastUsageDate),
            currentlyUsed: record.currentlyUsed,
          })),
          ...(decision?.history ?? []).map(({ state, note, by, at }): Line => ({
            part: t('export.parts.earlier'),
            ...about,
            decision: t(`sheet.values.decision.${state}`),
            note,
            decidedBy: by,
            decidedAt: parseTime(at),
          })),
        ]
      }),
    ]
  }

  async function saveFile() {
    const { user, address } = tools?.origin ?? {}
    const about = { title, rules, user, address: address?.(), savedAt: new Date(now).toISOString() }
    onSave(decisionsText(decisions, about), `${title} ${t('sheet.history')}`)
    return Promise.resolve()
  }
  const choices: readonly ExportChoice[] = [
    { id: 'xlsx', label: t('export.xlsx'), isLocal: true, run: saveLines },
    { id: 'file', label: t('export.file'), isLocal: true, run: saveFile },
  ]
  return <ExportButton choices={choices} />
}
