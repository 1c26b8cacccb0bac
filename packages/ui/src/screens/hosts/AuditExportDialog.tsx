import { useState } from 'react'
import { Banner, ChoicesFailed } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { DateRange, type DayRange } from '../../components/date-range/DateRange.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Select } from '../../components/select/Select.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../lib/contexts.ts'
import { dayOf, useNow } from '../../lib/dates.ts'

/** Calendar days, both inclusive; `null` leaves a parameter out. */
export interface AuditValues extends DayRange {
  location: string | null
  environment: string | null
}

export interface AuditExportDialogProps {
  vendor: 'oracle' | 'mysql'
  locations: readonly string[]
  environments: readonly string[]
  /** Retries loading locations and environments. */
  onRetry?: (() => void) | undefined
  /** Values of the global filters. */
  initialScope: Pick<AuditValues, 'location' | 'environment'>
  busy: boolean
  /** Error of the last attempt. */
  failure: string | null
  onExport: (request: AuditValues) => void
  onClose: () => void
}

const unboundedRange: DayRange = { from: null, to: null }

/** Selects the hosts of a vendor's audit file. */
export function AuditExportDialog(props: AuditExportDialogProps) {
  const { vendor, locations, environments, onRetry, initialScope, busy, failure, onExport, onClose } = props
  const t = useText('hosts')
  const common = useText('common')
  const location = useColumnName('location', common('columns.location'))
  const [days, setDays] = useState(unboundedRange)
  const [isInvalid, setInvalid] = useState(false)
  const [scope, setScope] = useState(initialScope)
  const today = dayOf(useNow())
  return (
    <Dialog
      open
      title={t(`audit.${vendor}`)}
      description={t('audit.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            {...(isInvalid ? { 'aria-disabled': true, title: t('audit.wrong') } : {})}
            onClick={() => onExport({ ...days, ...scope })}
          >
            {common('actions.export')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure === null ? null : (
          <Banner tone="danger">
            <p className="font-medium">{common('exportFailed')}</p>
            <p className="wrap-anywhere">{failure}</p>
          </Banner>
        )}
        <DateRange
          label={t('audit.period')}
          value={days}
          max={today}
          onChange={(range, problem) => {
            setDays(range)
            setInvalid(problem !== null)
          }}
        />
        <ChoicesFailed onRetry={onRetry} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={location}
            choices={toChoices(locations, scope.location)}
            value={scope.location}
            clearLabel={common('all')}
            onChange={(location) => setScope({ ...scope, location })}
          />
          <Select
            label={common('columns.environment')}
            choices={toChoices(environments, scope.environment)}
            value={scope.environment}
            clearLabel={common('all')}
            onChange={(environment) => setScope({ ...scope, environment })}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Keeps the selected value as an option while the options load. */
function toChoices(names: readonly string[], selected: string | null) {
  const allNames = new Set(selected === null ? names : [selected, ...names])
  return [...allNames].toSorted().map((value) => ({ value, label: value }))
}
