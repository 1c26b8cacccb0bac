import type { Decorator } from '@storybook/react-vite'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { Refusal } from '../../lib/refusal.ts'
import { empty, failed, forbidden, loading } from '../states.ts'
import { screenful } from './screenful.tsx'

const done = async () => {}

/** Callbacks that succeed, for an administrator. */
export const obeyed = {
  canWrite: true,
  onDraft: () => {},
  onSave: done,
  onDelete: done,
  onRefresh: () => {},
}

const toasts: Decorator = (Story) => (
  <ToastProvider>
    <Story />
  </ToastProvider>
)
export const asPage = [screenful, toasts]

/** States of the four administration lists. */
export const states = {
  Loading: { args: { list: loading } },
  Empty: { args: { list: empty } },
  NoResults: { args: { view: { search: 'nothing is called so' } } },
  Failed: { args: { list: failed() } },
  Forbidden: { args: { list: forbidden } },
} as const

export const refused = (text: string, field?: string) => () => Promise.reject(new Refusal(text, field))
