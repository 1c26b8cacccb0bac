import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'
import { Banner } from '../../components/banner/Banner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface UnreadValuesNoticeProps {
  /** `key` distinguishes responses of the same call. */
  responses: readonly { key: string; request: string; problems: DecodeProblems }[]
  className?: string
}

/** Maximum problems listed per response. */
const maxProblems = 8

/** Shows how many values of the page violate the OpenAPI contract, with details. */
export function UnreadValuesNotice({ responses, className = '' }: UnreadValuesNoticeProps) {
  const t = useText('errors')
  const count = responses.reduce((sum, { problems }) => sum + problems.count, 0)
  return (
    <div data-slot="unread-values" className={className}>
      <Banner tone="info">
        <p>{t('unread.title', { count })}</p>
        <details>
          <summary className="flex min-h-6 w-fit cursor-pointer items-center rounded-control">
            {t('unread.details')}
          </summary>
          <ul className="pb-1">
            {responses.map(({ key, request, problems: { count, first } }) => (
              <li key={key}>
                <p className="font-medium">{request}</p>
                <ul className="ps-4">
                  {first.slice(0, maxProblems).map(({ path, expected, found, fallback: fallbackValue }) => (
                    <li key={path}>
                      <code>{path}</code> {t('unread.problem', { expected, found, used: fallbackValue })}
                    </li>
                  ))}
                  {count > maxProblems ? <li>{t('unread.more', { count: count - maxProblems })}</li> : null}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      </Banner>
    </div>
  )
}
