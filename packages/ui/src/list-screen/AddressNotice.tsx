import { use } from 'react'
import { Banner } from '../components/banner/Banner.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { ListToolsContext } from '../lib/listTools.ts'

export interface AddressNoticeProps {
  /** Columns and filters that this list does not have. */
  unknown: readonly string[]
  /** Writes the view back without the unknown parts. */
  onForget: () => void
}

/** Warns about columns and filters of the URL that the list does not know. */
export function AddressNotice({ unknown, onForget }: AddressNoticeProps) {
  const t = useText('list')
  const tools = use(ListToolsContext)
  const all = [...new Set([...(tools?.unread ?? []), ...unknown])]
  if (all.length === 0) return null
  return (
    <Banner
      tone="warning"
      onClose={() => {
        onForget()
        tools?.onForgetUnread()
      }}
    >
      {t('address.unread', { count: all.length, parts: all.slice(0, 5).join(', ') })}
    </Banner>
  )
}
