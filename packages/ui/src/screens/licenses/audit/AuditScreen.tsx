import { clsx } from 'clsx'
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import { metricOf } from '../../../columns/usedLicense.ts'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { Switch } from '../../../components/switch/Switch.tsx'
import { ViewTabs } from '../../../components/tabs/ViewTabs.tsx'
import type { Decisions } from '../../../domain/licenses/audit/auditDecisions.ts'
import { auditRules, type AuditRule } from '../../../domain/licenses/audit/auditedUse.ts'
import {
  readAudit,
  type AuditInputs,
  type AuditReading,
} from '../../../domain/licenses/audit/auditReading.ts'
import { auditRows, type AuditRow } from '../../../domain/licenses/audit/auditSheet.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../../lib/dates.ts'
import { Link } from '../../../lib/links.ts'
import { mapState, type State } from '../../../lib/state.ts'
import { isUnread, readForTable } from '../../../lib/unreadValues.ts'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { FigureChange } from '../FigureChange.tsx'
import { auditPath, auditTabs, type AuditTab } from './auditPath.ts'
import { AuditReport } from './AuditReport.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { AuditTypes } from './AuditTypes.tsx'

// The package exports screens only.
export { auditTabs, decodeRules, encodeRules } from './auditPath.ts'

export interface AuditScreenProps extends ListViewProps {
  tab: AuditTab
  rules: readonly AuditRule[]
  onRulesChange: (rules: readonly AuditRule[]) => void
  state: State<AuditInputs>
  /** Reads the recorded uses again, if that failed and no rule needs them. */
  onRetryOptions: (() => void) | null
  decisions: Decisions
  /** Changes the newest decisions, which another tab may have changed. */
  onDecisionsChange: (change: (newest: Decisions) => Decisions) => void
  /** False if the browser does not store data. */
  isPersistent: boolean
  /** Saves the decisions as a file that this page opens. */
  onSave: (text: string, title: string) => void
  onRefresh?: (() => void) | undefined
}

/** What the parts of the page share. */
export interface AuditPart {
  reading: AuditReading
  rows: readonly AuditRow[]
  rules: readonly AuditRule[]
  decisions: Decisions
}

const noReading: AuditReading = {
  types: [],
  costOurs: 0,
  costTheirs: 0,
  risks: [],
  unpriced: [],
  kept: [],
  unknownProducts: [],
}

/** The licenses as the server counts them beside the reading of an auditor. Nothing is sent. */
export function AuditScreen(props: AuditScreenProps) {
  const { tab, rules, state, decisions, onRetryOptions } = props
  const t = useText('audit')
  const today = dayOf(useNow())
  const inputs = state.status === 'ready' ? state.value : null
  // A switch responds before the licenses are counted again.
  const read = useDeferredValue(rules)
  const reading = useMemo(
    () => (inputs ? readForTable(() => readAudit(inputs, new Set(read))) : noReading),
    [inputs, read],
  )
  const rows = useMemo(
    () => (inputs ? readForTable(() => auditRows(reading, inputs, decisions, Date.parse(today))) : []),
    [reading, inputs, decisions, today],
  )
  const part = useMemo(() => ({ reading, rows, rules: read, decisions }), [reading, rows, read, decisions])
  const ready = useMemo(() => mapState(state, () => part), [state, part])
  const views = auditTabs.map((id) => ({
    id,
    label: id === 'sheet' ? t('sheet.title') : t(`tabs.${id}`),
    to: auditPath(id, rules),
  }))

  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewTabs label={t('title')} views={views} current={tab} />
      <div className="flex shrink-0 flex-col gap-2 border-b border-line bg-surface px-3 py-2 md:px-4 print:hidden">
        {tab === 'types' ? <Rules {...props} /> : <CurrentRules rules={rules} />}
        {inputs ? <Risk reading={reading} /> : null}
        {state.status === 'loading' ? <RiskSkeleton /> : null}
        {onRetryOptions ? (
          <Banner tone="warning" onRetry={onRetryOptions}>
            {t('optionsFailed')}
          </Banner>
        ) : null}
      </div>
      <div className="min-h-112 flex-1">{contentOf(props, ready)}</div>
    </div>
  )
}

function contentOf(props: AuditScreenProps, part: State<AuditPart>): ReactNode {
  const { tab, rules, view, onViewChange, onRefresh, onDecisionsChange, isPersistent, onSave } = props
  const list = { view, onViewChange, onRefresh, onSave }
  switch (tab) {
    case 'types':
      return <AuditTypes state={part} rules={rules} {...list} />
    case 'sheet':
      return (
        <AuditSheet
          state={part}
          onDecisionsChange={onDecisionsChange}
          isPersistent={isPersistent}
          {...list}
        />
      )
    case 'report':
      return <AuditReport state={part} onRefresh={onRefresh} onSave={onSave} />
  }
}

function Rules({ rules, onRulesChange }: Pick<AuditScreenProps, 'rules' | 'onRulesChange'>) {
  const t = useText('audit')
  const id = useId()
  const set = (rule: AuditRule, isOn: boolean) =>
    onRulesChange(auditRules.filter((each) => (each === rule ? isOn : rules.includes(each))))
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <p className="text-13">
        <span id={id} className="font-semibold">
          {t('rules.title')}
        </span>
        {rules.length === 0 ? <span className="text-text-muted">{` · ${t('rules.none')}`}</span> : null}
      </p>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {auditRules.map((rule) => (
          <Switch
            key={rule}
            label={t(`rules.${rule}.name`)}
            hint={t(`rules.${rule}.hint`)}
            checked={rules.includes(rule)}
            onCheckedChange={(isOn) => set(rule, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function CurrentRules({ rules }: { rules: readonly AuditRule[] }) {
  const t = useText('audit')
  const names = rules.map((rule) => t(`rules.${rule}.name`)).join(', ')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-13">
      <span>{t('rules.current', { rules: names === '' ? t('rules.server') : names })}</span>
      <Link
        to={auditPath('types', rules)}
        className="inline-flex min-h-6 items-center text-accent-text hover:underline"
      >
        {t('rules.change')}
      </Link>
    </p>
  )
}

/** Missing licenses by metric and their list price, in both readings. */
function Risk({ reading }: { reading: AuditReading }) {
  const t = useText('audit')
  const common = useText('common')
  const textOf = (values: { before: string; after: string }) => common('beforeAfter', values)
  const figures = [
    { label: t('risk.cost'), read: () => [reading.costOurs, reading.costTheirs] as const },
    ...reading.risks
      .map((risk) => ({ metric: risk.metric, read: () => [risk.ours, risk.theirs] as const }))
      .filter(({ read }) => read().some((missing) => missing > 0) || isUnread(read))
      .map(({ metric, read }) => ({
        label: t('risk.missing', { metric: shortMetric(metricOf(metric)) }),
        read,
      })),
  ]
  return (
    <RiskFigures
      figures={figures.map(({ label, read }) => ({
        label,
        value: <FigureChange read={read} textOf={textOf} />,
      }))}
    />
  )
}

const usualMetrics = ['Processor Perpetual', 'Named User Plus Perpetual', 'HOST'] as const

/** On a phone the figures take several lines, which the list below must not wait for. */
function RiskSkeleton() {
  const t = useText('audit')
  const labels = [
    t('risk.cost'),
    ...usualMetrics.map((metric) => t('risk.missing', { metric: shortMetric(metricOf(metric)) })),
  ]
  return (
    <RiskFigures
      isLoading
      figures={labels.map((label) => ({ label, value: <Skeleton className="w-14" /> }))}
    />
  )
}

interface RiskFiguresProps {
  isLoading?: boolean
  figures: readonly { label: string; value: ReactNode }[]
}

function RiskFigures({ isLoading = false, figures }: RiskFiguresProps) {
  const t = useText('audit')
  return (
    <dl
      aria-label={t('risk.title')}
      aria-busy={isLoading}
      className="flex flex-wrap gap-x-6 gap-y-1 text-13 tabular-nums"
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className={clsx('font-semibold', isLoading && 'self-center')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
