import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { DateField, type DayProblem, useDayPresets } from '../../components/date-field/DateField.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../lib/dates.ts'
import type { ListTools } from '../../lib/listTools.ts'

export interface CompareDialogProps {
  onCompare: ListTools['onCompare']
  onClose: () => void
  /** Time of the last visit, if known. */
  lastVisit?: number
}

const noProblems = { from: null, to: null }

/** Picks the two days to compare. The later one defaults to today. */
export function CompareDialog({ onCompare, onClose, lastVisit }: CompareDialogProps) {
  const t = useText('list')
  const common = useText('common')
  const formId = useId()
  const today = dayOf(useNow())
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<'from' | 'to', DayProblem | null>>>(noProblems)
  const presets = useDayPresets(
    lastVisit === undefined ? [] : [{ label: common('date.lastVisit'), day: dayOf(lastVisit) }],
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const isReversed = from !== null && from >= (to ?? today)

  function compare(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (from === null || isReversed || problems.to !== null) return
    onCompare?.(from, to === today ? null : to)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('compare.menuTitle')}
      description={t('compare.text')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('compare.action')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={compare} className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t('compare.from')}
          value={from}
          max={today}
          required
          error={
            isSubmitted && from === null && problems.from === null
              ? t('compare.missing')
              : isReversed
                ? t('compare.mixedUp')
                : undefined
          }
          presets={presets}
          onChange={(day, problem) => {
            setFrom(day)
            setProblems({ ...problems, from: problem })
          }}
        />
        <DateField
          label={t('compare.to')}
          value={to}
          max={today}
          hint={t('compare.today')}
          onChange={(day, problem) => {
            setTo(day)
            setProblems({ ...problems, to: problem })
          }}
        />
      </form>
    </Dialog>
  )
}
