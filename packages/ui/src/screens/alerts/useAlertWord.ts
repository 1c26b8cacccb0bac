import { useCallback } from 'react'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'

/** Returns the label of an alert code; an unknown code is shown unchanged. */
export function useAlertWord(): (id: 'alertCategory' | 'alertCode' | 'alertStatus', code: string) => string {
  const { word } = useColumnTexts('alerts')
  return useCallback((id, code) => word({ id, kind: 'text' }, code), [word])
}
