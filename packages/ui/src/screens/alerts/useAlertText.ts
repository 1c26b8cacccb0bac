import { useCallback } from 'react'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'

/** Returns the label of an alert code; an unknown code is shown unchanged. */
export function useAlertText(): (id: 'alertCategory' | 'alertCode' | 'alertStatus', code: string) => string {
  const { codeLabel } = useColumnTexts('alerts')
  return useCallback((id, code) => codeLabel({ id, kind: 'text' }, code), [codeLabel])
}
