import { use } from 'react'
import { ExportButton, type ExportChoice } from '../../../components/export-button/ExportButton.tsx'
import type { LicensePlan } from '../../../domain/licenses/plan/licensePlan.ts'
import { planFileText, type SharedPlan } from '../../../domain/licenses/plan/planFile.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import { type LineValue, useSaveSheet } from '../../../list-screen/export/useSaveSheet.ts'
import { typeName } from '../licenseFacts.ts'

interface PlanExportProps {
  shared: SharedPlan
  plan: LicensePlan
  /** The steps in words. */
  steps: readonly string[]
  /** Saves the plan as a file that this page opens. */
  onSave: (text: string, title: string) => void
}

const columnIds = [
  'part',
  'name',
  'consumedBefore',
  'consumedAfter',
  'coveredBefore',
  'coveredAfter',
  'missingBefore',
  'missingAfter',
  'costBefore',
  'costAfter',
  'note',
] as const
type ColumnId = (typeof columnIds)[number]
type Line = Partial<Record<ColumnId, LineValue>>

/** The plan as a spreadsheet with its figures and rules, and as a file for a colleague. */
export function PlanExport({ shared, plan, steps, onSave }: PlanExportProps) {
  const t = useText('plan')
  const label = useFieldLabels('plan.export')
  const common = useText('common')
  const format = useFormat()
  const tools = use(ListToolsContext)
  const saveSheet = useSaveSheet()
  if (!saveSheet) return null
  const title = t('export.title', { cluster: shared.cluster })
  const { made } = shared
  const madeText =
    made === null ? null : t('export.made', { date: format.date(made.day), digest: made.digest })

  const saveLines = async (signal: AbortSignal) =>
    saveSheet(
      {
        title,
        filterLines: madeText === null ? [] : [madeText],
        digest: made?.digest ?? null,
        columns: columnIds.map((id) => ({
          id,
          header: label(id),
          type: id === 'part' || id === 'name' || id === 'note' ? 'text' : 'number',
          width: id === 'name' || id === 'note' ? 420 : 130,
        })),
        lines: linesOf(),
      },
      signal,
    )

  function linesOf(): readonly Line[] {
    const rule = (note: string): Line => ({ part: common('columns.rule'), note })
    return [
      ...steps.map((name): Line => ({ part: t('export.parts.step'), name })),
      ...plan.types.map((planned): Line => {
        const { type, before, after, isCertain } = planned
        return {
          part: common('columns.licenseType'),
          name: typeName(type),
          consumedBefore: () => before.consumed,
          consumedAfter: () => after.consumed,
          coveredBefore: () => before.covered,
          coveredAfter: () => after.covered,
          missingBefore: () => before.missing,
          missingAfter: () => after.missing,
          costBefore: () => planned.costBefore,
          costAfter: () => planned.costAfter,
          note: isCertain ? null : t('export.rules.estimate'),
        }
      }),
      { part: common('columns.total'), costBefore: () => plan.costBefore, costAfter: () => plan.costAfter },
      rule(t('export.rules.simulation')),
      rule(t('export.rules.cluster')),
      rule(t('export.rules.agent')),
      rule(t('cores')),
    ]
  }

  async function saveFile() {
    const { user, address } = tools?.origin ?? {}
    const figures = plan.types.map(({ type: { licenseTypeID, metric }, before, after }) => ({
      licenseTypeID,
      metric,
      before,
      after,
    }))
    onSave(planFileText(shared, { title, steps, user, address: address?.(), figures }), title)
    return Promise.resolve()
  }
  const choices: readonly ExportChoice[] = [
    { id: 'xlsx', label: t('export.xlsx'), run: saveLines },
    { id: 'file', label: t('export.file'), run: saveFile },
  ]
  return <ExportButton choices={choices} />
}
