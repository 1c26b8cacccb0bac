import { Badge } from '../../../../components/badge/Badge.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { semaphores, semaphoreTone, toneIn, type Semaphore } from '../../../../domain/tones.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import type { PolicyAudit } from './oracleQueries.ts'

/** Decides the meaning of the color. */
type SemaphoreFactProps = (
  | { kind: 'migrability'; semaphore: Semaphore }
  | { kind: 'audit'; semaphore: PolicyAudit['semaphore'] }
) & {
  /** Shows what determines the color; absent if that is visible already. */
  onOpenDetails?: () => void
}

/** A semaphore with its label and meaning. */
export function SemaphoreFact(props: SemaphoreFactProps) {
  const { semaphore, kind, onOpenDetails } = props
  const t = useText('hostOracle')
  const common = useText('common')
  const table = useText('table')
  const label = useFieldLabels('hostOracle')
  const known = semaphores.find((each) => each === semaphore)
  const audit = props.kind === 'audit' ? (props.semaphore === 'N/A' ? 'none' : props.semaphore) : null
  const effort = props.kind === 'migrability' && known ? known : null
  const word = audit ? t(`verdict.${audit}`) : effort ? table(`semaphore.${effort}`) : semaphore
  const meaning = audit
    ? t(`audit.${audit}`)
    : effort
      ? t(`migrability.${effort === 'N/A' ? 'none' : effort}`)
      : null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={toneIn(semaphoreTone, semaphore)}>{word}</Badge>
      <span className="text-text-muted">{meaning}</span>
      {onOpenDetails && semaphore !== 'N/A' ? (
        <Button
          variant="ghost"
          size="small"
          onClick={onOpenDetails}
          aria-label={t('fact.detailsOf', { name: label(kind) })}
          className="-my-1 -ml-2"
        >
          {common('details')}
        </Button>
      ) : null}
    </span>
  )
}
