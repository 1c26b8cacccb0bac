import { Badge } from '../../components/badge/Badge.tsx'
import { Banner } from '../../components/banner/Banner.tsx'
import { severities, severityTone } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { AcknowledgePreview } from './acknowledgeWork.ts'
import { useAlertWord } from './useAlertWord.ts'

/** Sorted by severity, then by count. */
export function AcknowledgePreviewList({ preview: { groups, stays } }: { preview: AcknowledgePreview }) {
  const t = useText('alerts')
  const table = useText('table')
  const word = useAlertWord()
  const { number } = useFormat()
  const gravity = (severity: string) => severities.findIndex((known) => known === severity)
  const sorted = groups.toSorted((a, b) => gravity(b.severity) - gravity(a.severity) || b.count - a.count)
  return (
    <div className="flex flex-col gap-3">
      {sorted.length > 0 ? (
        <ul className="divide-y divide-line rounded-panel border border-line text-13">
          {sorted.map(({ code, severity, count }) => {
            const known = severities.find((one) => one === severity)
            return (
              <li key={`${severity} ${code}`} className="flex items-center gap-3 px-3 py-1.5">
                <Badge tone={known ? severityTone[known] : 'neutral'}>
                  {known ? table(`severity.${known}`) : severity}
                </Badge>
                <span className="min-w-0 flex-1 wrap-anywhere">{word('alertCode', code)}</span>
                <span className="tabular-nums">{number(count)}</span>
              </li>
            )
          })}
        </ul>
      ) : null}
      {stays.silent ? <Banner tone="info">{t('preview.silent', { count: stays.silent })}</Banner> : null}
      {stays.settled ? <Banner tone="info">{t('preview.settled', { count: stays.settled })}</Banner> : null}
    </div>
  )
}
