import { Printer } from 'lucide-react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { DetailScreen } from '../../../components/detail-screen/DetailScreen.tsx'
import { MarkedText } from '../../../data-table/cells/cells.tsx'
import type { DecisionState } from '../../../domain/licenses/audit/auditDecisions.ts'
import { auditRules } from '../../../domain/licenses/audit/auditedUse.ts'
import { differenceOf } from '../../../domain/licenses/audit/auditReading.ts'
import { stateOf, type AuditRow } from '../../../domain/licenses/audit/auditSheet.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/dates.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import type { State } from '../../../lib/state.ts'
import { productName } from '../plan/planTexts.ts'
import { AuditExport } from './AuditExport.tsx'
import type { AuditPart } from './AuditScreen.tsx'
import { PlaceLink } from './AuditTypes.tsx'
import { limitLine, useLimits } from './useLimits.ts'

interface AuditReportProps {
  state: State<AuditPart>
  onRefresh?: (() => void) | undefined
  onSave: (text: string, title: string) => void
}

/** The reading and its decisions as a document that is printed for a meeting. */
export function AuditReport({ state, onRefresh, onSave }: AuditReportProps) {
  const t = useText('audit')
  return (
    <DetailScreen
      name={t('title')}
      state={state}
      failed={t('failed')}
      notFound={{ title: t('empty.title'), text: t('types.empty.text'), action: null }}
      onRefresh={onRefresh}
      actions={actionsOf(onSave)}
    >
      {documentOf}
    </DetailScreen>
  )
}

function actionsOf(onSave: AuditReportProps['onSave']) {
  return (part: AuditPart) => <Actions part={part} onSave={onSave} />
}

const documentOf = (part: AuditPart) => <Document part={part} />

function Actions({ part, onSave }: { part: AuditPart; onSave: AuditReportProps['onSave'] }) {
  const common = useText('common')
  return (
    <>
      <AuditExport part={part} onSave={onSave} />
      <Button variant="primary" data-command onClick={() => window.print()}>
        <Printer size={16} />
        {common('actions.print')}
      </Button>
    </>
  )
}

/** Rows on paper; the others are in the spreadsheet. */
const maxRows = 1000

function Document({ part }: { part: AuditPart }) {
  const t = useText('audit')
  const common = useText('common')
  const format = useFormat()
  const limits = useLimits(part).map(limitLine)
  const { reading, rows, rules } = part
  const shown = rows.filter(({ difference, decision }) => difference !== 0 || decision !== null)
  const totalText = () => {
    const total = { ours: reading.costOurs, theirs: reading.costTheirs }
    const difference = differenceOf(total)
    const change = common('beforeAfter', {
      before: format.number(total.ours),
      after: format.number(total.theirs),
    })
    return `${change} (${difference < 0 ? '' : '+'}${format.number(difference)})`
  }
  return (
    <article className="flex max-w-[1200px] flex-col gap-5 text-13">
      <header>
        <h2 className="text-20 font-semibold">{t('title')}</h2>
        <Origin />
      </header>
      <Part title={t('rules.title')}>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {auditRules.map((rule) => (
            <li key={rule}>
              <span className={rules.includes(rule) ? 'font-semibold' : 'text-text-muted'}>
                {`${t(`rules.${rule}.name`)}: ${t(rules.includes(rule) ? 'export.on' : 'export.off')}`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={common('columns.licenseTypes')}>
        <Table
          head={[
            common('columns.licenseType'),
            t('columns.ours'),
            t('columns.theirs'),
            t('columns.difference'),
            t('types.columns.missingTheirs'),
            common('columns.cost'),
          ]}
        >
          {reading.types.map((audited) => {
            const { type, ours, theirs, isCertain } = audited
            return (
              <tr key={`${type.licenseTypeID} ${type.metric}`} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere">
                  {`${productName(type.itemDescription, type.licenseTypeID)} `}
                  <span className="text-12 text-text-muted">
                    {`${type.licenseTypeID} · ${type.metric}`}
                    {isCertain ? null : ` · ${t('types.marks.estimate')}`}
                  </span>
                </th>
                <Count read={() => ours.consumed} />
                <Count read={() => theirs.consumed} />
                <Count read={() => differenceOf({ ours: ours.consumed, theirs: theirs.consumed })} />
                <Count read={() => theirs.missing} />
                <Count read={() => audited.costTheirs ?? (type.cost === 0 ? null : 0)} />
              </tr>
            )
          })}
        </Table>
        <p className="pt-2 font-semibold tabular-nums">
          {`${t('risk.cost')}: `}
          <MarkedText read={totalText} />
        </p>
      </Part>
      <Part title={t('report.rows')}>
        {shown.length === 0 ? <p className="text-text-muted">{t('report.none')}</p> : <Rows rows={shown} />}
      </Part>
      <Part title={t('limits.title')}>
        <ul className="list-disc pl-4">
          {limits.map((limit) => (
            <li key={limit} className="wrap-anywhere">
              {limit}
            </li>
          ))}
        </ul>
      </Part>
    </article>
  )
}

/** Who made the report, when, and with which versions. */
function Origin() {
  const t = useText('audit')
  const format = useFormat()
  const tools = use(ListToolsContext)
  const now = useNow()
  const [server, setServer] = useState<string | null>(null)
  const serverVersion = tools?.origin.serverVersion
  useEffect(() => {
    const controller = new AbortController()
    serverVersion?.(controller.signal).then(setServer, () => undefined)
    return () => controller.abort()
  }, [serverVersion])
  if (!tools) return null
  const { user, webVersion } = tools.origin
  return (
    <p className="text-text-muted">
      {`${t('report.made', { user, at: format.dateTime(now) })} · ${t('report.versions', {
        web: webVersion,
        server: server ?? format.number(null),
      })}`}
    </p>
  )
}

function Rows({ rows }: { rows: readonly AuditRow[] }) {
  const t = useText('audit')
  const common = useText('common')
  return (
    <>
      <Totals rows={rows} />
      <Table
        endsWithText
        head={[
          t('columns.name'),
          t('columns.ours'),
          t('columns.theirs'),
          t('columns.difference'),
          common('columns.cost'),
          t('columns.decision'),
        ]}
      >
        {rows.slice(0, maxRows).map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table>
      {rows.length > maxRows ? (
        <p className="pt-2 text-text-muted">{t('report.more', { count: rows.length - maxRows })}</p>
      ) : null}
    </>
  )
}

function Totals({ rows }: { rows: readonly AuditRow[] }) {
  const t = useText('audit')
  const format = useFormat()
  const byState = [...Map.groupBy(rows, stateOf)]
  const text = ([state, ofState]: readonly [DecisionState, readonly AuditRow[]]) => {
    const cost = ofState.reduce((sum, { place }) => sum + (place.cost ?? 0), 0)
    return `${t(`sheet.values.decision.${state}`)}: ${t('sheet.count', { count: ofState.length })}, ${t('sheet.total', { cost: format.number(cost) })}`
  }
  return (
    <ul className="pb-2">
      {byState.map((entry) => (
        <li key={entry[0]}>{text(entry)}</li>
      ))}
    </ul>
  )
}

function Row({ row }: { row: AuditRow }) {
  const t = useText('audit')
  const common = useText('common')
  const format = useFormat()
  const { type, place, reportedAt, agentVersions, use: uses, decision } = row
  const evidence = [
    ...(reportedAt === null
      ? []
      : [t('report.reported', { at: format.dateTime(reportedAt), versions: agentVersions.join(', ') })]),
    ...(uses?.firstUse && uses.lastUse
      ? [
          t('report.used', {
            count: uses.detectedUsages,
            first: format.date(uses.firstUse),
            last: format.date(uses.lastUse),
            state: t(uses.currentlyUsed ? 'report.inUse' : 'report.notInUse'),
          }),
        ]
      : []),
    ...(place.contracts.length === 0
      ? []
      : [`${common('columns.contracts')}: ${place.contracts.join(', ')}`]),
    ...place.rules.map((rule) => t(`rules.${rule}.name`)),
  ]
  return (
    <tr className="break-inside-avoid border-t border-line align-top">
      <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere">
        <PlaceLink place={place} />
        <span className="block">{productName(type.itemDescription, type.licenseTypeID)}</span>
        <span className="block text-12 text-text-muted">{evidence.join(' · ')}</span>
      </th>
      <Count read={() => place.ours} />
      <Count read={() => place.theirs} />
      <Count read={() => row.difference} />
      <Count read={() => place.cost} />
      <td className="py-1 pl-3 wrap-anywhere">
        <span className="font-medium">{t(`sheet.values.decision.${stateOf(row)}`)}</span>
        {decision === null ? null : (
          <>
            {decision.note === '' ? null : <span className="block">{decision.note}</span>}
            <span className="block text-12 text-text-muted">
              {t('sheet.version', { by: decision.by, at: format.dateTime(decision.at) })}
            </span>
          </>
        )}
      </td>
    </tr>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

interface TableProps {
  head: readonly string[]
  /** The last column holds text instead of a number. */
  endsWithText?: boolean
  children: ReactNode
}

function Table({ head, endsWithText = false, children }: TableProps) {
  const [first, ...others] = head
  return (
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums max-md:w-[640px] print:w-full">
        <thead className="text-12 text-text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 text-left font-medium">
              {first}
            </th>
            {others.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`py-1 pl-3 font-medium ${endsWithText && index === others.length - 1 ? 'text-left' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function Count({ read }: { read: () => number | null }) {
  const format = useFormat()
  return (
    <td className="py-1 pl-3 text-right whitespace-nowrap">
      <MarkedText read={() => format.number(read())} />
    </td>
  )
}
