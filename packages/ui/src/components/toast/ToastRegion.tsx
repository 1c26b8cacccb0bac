import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast as Part } from 'radix-ui'
import { useText } from '../../i18n/I18nProvider.tsx'
import { toneIcon, toneIconClass } from '../badge/Badge.tsx'
import type { VisibleToast } from './Toast.tsx'

interface ToastRegionProps {
  toasts: readonly VisibleToast[]
  onClose: (id: number) => void
}

/** Lazy-loaded with the first toast. */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  const t = useText('common')
  return (
    <Part.Provider label={t('toast.region')} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      {/* Above the pager, so that toasts do not cover it. In a low window they do, because above it are the tools of the page. */}
      <Part.Viewport
        label={t('toast.region')}
        className="fixed right-0 bottom-16 z-50 flex max-h-[calc(100dvh-4rem)] w-full max-w-96 flex-col gap-2 overflow-y-auto p-4 outline-none empty:hidden [@media(max-height:24rem)]:bottom-0 [@media(max-height:24rem)]:max-h-dvh [@media(max-height:24rem)]:p-1"
      />
    </Part.Provider>
  )
}

function ToastCard({ toast, onClose }: { toast: VisibleToast; onClose: () => void }) {
  const t = useText('common')
  const { tone, title, text, action } = toast
  const Icon = toneIcon[tone]
  return (
    <Part.Root
      data-slot="toast"
      // Radix pauses the timer on hover and focus.
      duration={toast.lifetime}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => (open ? undefined : onClose())}
      className="flex animate-appear items-start gap-2 rounded-panel border border-line bg-surface-raised p-3 text-13 text-text shadow-float [@media(max-height:24rem)]:px-2 [@media(max-height:24rem)]:py-1.5"
    >
      <Icon
        size={16}
        className={clsx('mt-0.5 shrink-0', toneIconClass[tone])}
        aria-label={t(`tone.${tone}`)}
      />
      <div className="min-w-0 flex-1">
        <Part.Title className="font-medium wrap-anywhere">{title}</Part.Title>
        {text ? <Part.Description className="wrap-anywhere text-text-muted">{text}</Part.Description> : null}
        {action ? (
          <Part.Action
            altText={action.label}
            onClick={action.onPress}
            className="mt-1 min-h-6 rounded-control font-medium link-text hover:underline"
          >
            {action.label}
          </Part.Action>
        ) : null}
      </div>
      <Part.Close
        aria-label={t('actions.close')}
        className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-hover"
      >
        <X size={16} />
      </Part.Close>
    </Part.Root>
  )
}
