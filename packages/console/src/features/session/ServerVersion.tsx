import { ServerVersionNotice } from '@inventory-console/ui/screens/session/ServerVersionNotice'
import { useState } from 'react'
import { useVersion } from '../../platform/queries/lookups.ts'
import { useStores } from '../../platform/services.ts'

const key = 'closed-server-version'

/** Shown until it is closed once in this browser for this version. */
export function ServerVersion({ className }: { className: string }) {
  const { local } = useStores()
  const server = useVersion()
  const [closed, setClosed] = useState(() => local.read(key))
  if (server.status !== 'ready' || server.value === closed) return null
  function close(version: string) {
    local.write(key, version)
    setClosed(version)
  }
  return (
    <ServerVersionNotice version={server.value} className={className} onClose={() => close(server.value)} />
  )
}
