import { useMessages } from 'use-intl/react'
import { StateText } from '../components/badge/Badge.tsx'
import { statusTone } from '../domain/tones.ts'
import { lookUp, ownValue } from '../lib/records.ts'

/** State of a database, an instance or a PDB, as lists show it. */
export function DatabaseState({ code }: { code: string }) {
  return <StateText tone={ownValue(statusTone, code)}>{useStateLabel()(code)}</StateText>
}

/** Words of a state; a state that has none is shown as the server sent it. */
export function useStateLabel(): (code: string) => string {
  const messages: unknown = useMessages()
  return (code) => lookUp(messages, ['table', 'status', code]) ?? code
}
