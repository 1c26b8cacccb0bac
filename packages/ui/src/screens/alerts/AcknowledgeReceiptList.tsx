import { Banner } from '../../components/banner/Banner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { AcknowledgeReceipt } from './acknowledgeWork.ts'

/** The number of marked alerts and the reasons for the others. */
export function AcknowledgeReceiptList({ receipt }: { receipt: AcknowledgeReceipt }) {
  const t = useText('alerts')
  const { acknowledged, rejected, unknown, remaining, reasons } = receipt
  return (
    <div className="flex flex-col gap-3">
      {acknowledged > 0 ? (
        <Banner tone="success">{t('receipt.marked', { count: acknowledged })}</Banner>
      ) : null}
      {rejected > 0 ? <Banner tone="danger">{t('receipt.refused', { count: rejected })}</Banner> : null}
      {unknown > 0 ? <Banner tone="warning">{t('receipt.unknown', { count: unknown })}</Banner> : null}
      {remaining > 0 ? <Banner tone="info">{t('receipt.left', { count: remaining })}</Banner> : null}
      {reasons.length > 0 ? (
        <details className="text-12 text-text-muted">
          <summary className="flex min-h-6 cursor-pointer items-center rounded-control hover:text-text">
            {t('receipt.reasons')}
          </summary>
          <ul className="mt-1 flex flex-col gap-1 wrap-anywhere">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
