import { useCallback } from 'react'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'

/** What a code of an alert is called; a code that nobody named yet stands for itself. */
export function useAlertWord(): (id: 'alertCategory' | 'alertCode' | 'alertStatus', code: string) => string {
  const { word } = useColumnTexts('alerts')
  return useCallback((id, code) => word({ id, kind: 'text' }, code), [word])
}
