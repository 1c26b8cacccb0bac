import { use } from 'react'
import { Banner } from '../components/banner/Banner.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { ListToolsContext } from '../lib/listTools.ts'

export interface UnknownParametersNoticeProps {
  /** Columns and filters that this list does not have. */
  unknown: readonly string[]
  /** Writes the view back without the unknown parts. */
  onDismiss: () => void
}

/** Warns about columns and filters of the URL that the list does not know. */
export function UnknownParametersNotice({ unknown, onDismiss }: UnknownParametersNoticeProps) {
  const t = useText('list')
  const tools = use(ListToolsContext)
  const unknownParts = [...new Set([...(tools?.unknown ?? []), ...unknown])]
  if (unknownParts.length === 0) return null
  return (
    <Banner
      tone="warning"
      onClose={() => {
        onDismiss()
        tools?.onDismissUnknown()
      }}
    >
      {t('address.unread', { count: unknownParts.length, parts: unknownParts.slice(0, 5).join(', ') })}
    </Banner>
  )
}
