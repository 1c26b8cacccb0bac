import type { ReplacedValue } from '@inventory-console/api-mocks/contract/decode'
import { useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Notice } from '../../components/shell/Notices.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface UnreadValuesNoticeProps {
  /** `key` distinguishes responses of the same call. */
  responses: readonly {
    key: string
    request: string
    values: readonly Pick<ReplacedValue, 'path' | 'expected' | 'found'>[]
  }[]
}

/** Maximum values listed per response. */
const maxValues = 8

/** Notice of how many values on the page could not be read. The dialog lists them. */
export function UnreadValuesNotice({ responses }: UnreadValuesNoticeProps) {
  const t = useText('errors')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  const count = responses.reduce((sum, { values }) => sum + values.length, 0)
  const title = t('unread.title', { count })
  return (
    <>
      <Notice
        tone="info"
        text={title}
        action={
          <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
            {common('details')}
          </Button>
        }
      />
      {open ? (
        <Dialog open title={title} description={t('unread.text')} onClose={() => setOpen(false)}>
          <ul className="text-13">
            {responses.map(({ key, request, values }) => (
              <li key={key}>
                <p className="font-medium">{request}</p>
                <ul className="ps-4 wrap-anywhere">
                  {values.slice(0, maxValues).map(({ path, expected, found }) => (
                    <li key={path}>
                      <code>{path}</code> {t('unread.problem', { expected, found })}
                    </li>
                  ))}
                  {values.length > maxValues ? (
                    <li>{common('andMore', { count: values.length - maxValues })}</li>
                  ) : null}
                </ul>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
