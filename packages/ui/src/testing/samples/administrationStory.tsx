import type { Decorator } from '@storybook/react-vite'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { ValidationError } from '../../lib/mutationErrors.ts'
import { empty, failed, forbidden, loading } from '../states.ts'
import { withFullHeight } from './withFullHeight.tsx'

const resolve = async () => {}

/** Callbacks that succeed, for an administrator. */
export const resolvedCallbacks = {
  canWrite: true,
  onDraftChange: () => {},
  onSave: resolve,
  onDelete: resolve,
  onRefresh: () => {},
}

const withToasts: Decorator = (Story) => (
  <ToastProvider>
    <Story />
  </ToastProvider>
)
export const pageDecorators = [withFullHeight, withToasts]

/** States of the four administration lists. */
export const states = {
  Loading: { args: { list: loading } },
  Empty: { args: { list: empty } },
  NoResults: { args: { view: { search: 'nothing is called so' } } },
  Failed: { args: { list: failed() } },
  Forbidden: { args: { list: forbidden } },
} as const

export const rejectWithRefusal = (text: string, field?: string) => () =>
  Promise.reject(new ValidationError(text, field))
