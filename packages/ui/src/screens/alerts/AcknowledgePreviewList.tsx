import { Badge } from '../../components/badge/Badge.tsx'
import { Banner } from '../../components/banner/Banner.tsx'
import { severities, severityTone } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { AcknowledgePreview } from './acknowledgeWork.ts'
import { useAlertText } from './useAlertText.ts'

/** Sorted by severity, then by count. */
export function AcknowledgePreviewList({ preview: { groups, unaffected } }: { preview: AcknowledgePreview }) {
  const t = useText('alerts')
  const table = useText('table')
  const alertText = useAlertText()
  const { number } = useFormat()
  const severityRank = (severity: string) => severities.findIndex((candidate) => candidate === severity)
  const sorted = groups.toSorted(
    (a, b) => severityRank(b.severity) - severityRank(a.severity) || b.count - a.count,
  )
  return (
    <div className="flex flex-col gap-3">
      {sorted.length > 0 ? (
        <ul className="divide-y divide-line rounded-panel border border-line text-13">
          {sorted.map(({ code, severity, count }) => {
            const knownSeverity = severities.find((candidate) => candidate === severity)
            return (
              <li key={`${severity} ${code}`} className="flex items-center gap-3 px-3 py-1.5">
                <Badge tone={knownSeverity ? severityTone[knownSeverity] : 'neutral'}>
                  {knownSeverity ? table(`severity.${knownSeverity}`) : severity}
                </Badge>
                <span className="min-w-0 flex-1 wrap-anywhere">{alertText('alertCode', code)}</span>
                <span className="tabular-nums">{number(count)}</span>
              </li>
            )
          })}
        </ul>
      ) : null}
      {unaffected.silent ? (
        <Banner tone="info">{t('preview.silent', { count: unaffected.silent })}</Banner>
      ) : null}
      {unaffected.settled ? (
        <Banner tone="info">{t('preview.settled', { count: unaffected.settled })}</Banner>
      ) : null}
    </div>
  )
}
