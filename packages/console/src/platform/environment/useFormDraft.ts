import { useCallback, useState } from 'react'
import type { FormDraft } from '../storage/drafts.ts'
import { useServices } from './services.ts'

/** Returns the draft stored on the last unmount, and a setter; `null` removes the draft. */
export function useFormDraft<Value>(draft: FormDraft<Value>) {
  const { drafts } = useServices()
  const [stored] = useState(() => draft.read(drafts))
  const store = useCallback((value: Value | null) => draft.write(drafts, value), [draft, drafts])
  return [stored, store] as const
}
