import { X } from 'lucide-react'
import { Toast as Part } from 'radix-ui'
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { toneIcon, toneIconClass, type Tone } from '../badge/tones.tsx'

export interface ToastContent {
  tone: Exclude<Tone, 'neutral'>
  title: string
  text?: string
  /** Something that takes it back, or leads to the thing. */
  action?: { label: string; onPress: () => void }
}

type Show = (content: ToastContent) => void
interface Shown extends ToastContent {
  id: number
  /** Until it is closed. */
  stays: boolean
}

const ToastContext = createContext<Show | null>(null)

/** Tells the end of an action that has no place of its own on the page. */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

export function ToastProvider({
  children,
  initial = [],
}: {
  children: ReactNode
  initial?: readonly ToastContent[]
}) {
  const t = useText('common')
  const [shown, setShown] = useState<readonly Shown[]>(() =>
    initial.map((content, id) => ({ ...content, id, stays: true })),
  )
  const next = useRef(initial.length)
  const show = useCallback<Show>((content) => {
    next.current += 1
    const id = next.current
    setShown((before) => [...before, { ...content, id, stays: content.tone === 'danger' }])
  }, [])
  const remove = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id))
  return (
    <ToastContext value={show}>
      {children}
      <Part.Provider label={t('toast.region')} swipeDirection="right">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
        ))}
        <Part.Viewport
          label={t('toast.region')}
          className="fixed right-0 bottom-0 z-50 flex max-h-screen w-full max-w-96 flex-col gap-2 overflow-y-auto p-4 outline-none empty:hidden"
        />
      </Part.Provider>
    </ToastContext>
  )
}

function ToastCard({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const t = useText('common')
  const { tone, title, text, action } = toast
  const Icon = toneIcon[tone]
  return (
    <Part.Root
      data-slot="toast"
      // A failure stays until it is read; the rest goes by itself, but not under the pointer or the focus.
      duration={toast.stays ? Number.POSITIVE_INFINITY : 6000}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => (open ? undefined : onClose())}
      className="flex animate-appear items-start gap-2 rounded-panel border border-line bg-surface-raised p-3 text-13 text-text shadow-float"
    >
      <Icon size={16} className={cn('mt-0.5 shrink-0', toneIconClass[tone])} aria-label={t(`tone.${tone}`)} />
      <div className="min-w-0 flex-1">
        <Part.Title className="font-medium wrap-anywhere">{title}</Part.Title>
        {text ? <Part.Description className="wrap-anywhere text-text-muted">{text}</Part.Description> : null}
        {action ? (
          <Part.Action
            altText={action.label}
            onClick={action.onPress}
            className="mt-1 min-h-6 rounded-control font-medium text-accent-text hover:underline"
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
