import type { ReactNode } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { BulkReceipt } from './useBulkSave.ts'

/** Lists the contracts by outcome: changed, refused with reasons, or not confirmed. */
export function BulkOutcome({ receipt: { done, refused, unknown } }: { receipt: BulkReceipt }) {
  const t = useText('contracts')
  return (
    <div className="flex flex-col gap-3 text-13">
      {refused.length === 0 ? null : (
        <Group banner={<Banner tone="danger">{t('bulk.refused', { count: refused.length })}</Banner>}>
          {refused.map(({ target, reason }) => (
            <Line key={target.id} name={target.contractID} reason={reason} />
          ))}
        </Group>
      )}
      {unknown.length === 0 ? null : (
        <Group banner={<Banner tone="warning">{t('bulk.unknown', { count: unknown.length })}</Banner>}>
          {unknown.map(({ id, contractID }) => (
            <Line key={id} name={contractID} />
          ))}
        </Group>
      )}
      {done.length === 0 ? null : (
        <Group banner={<Banner tone="success">{t('bulk.changed', { count: done.length })}</Banner>}>
          {done.map(({ id, contractID }) => (
            <Line key={id} name={contractID} />
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {banner}
      <ul className="flex flex-col gap-1">{children}</ul>
    </div>
  )
}

function Line({ name, reason }: { name: string; reason?: string }) {
  return (
    <li className="wrap-anywhere">
      <bdi translate="no" className="font-medium">
        {name}
      </bdi>
      {reason ? <span className="block text-12 text-text-muted">{reason}</span> : null}
    </li>
  )
}
