import { useCallback, useState } from 'react'
import type { FormDraft } from '../storage/drafts.ts'
import { useServices } from './services.ts'

/** The draft stored when the form was last unmounted, and a setter for the current one. `null` removes it. */
export function useFormDraft<Value>(draft: FormDraft<Value>) {
  const { drafts } = useServices()
  const [stored] = useState(() => draft.read(drafts))
  const store = useCallback((value: Value | null) => draft.write(drafts, value), [draft, drafts])
  return [stored, store] as const
}
