import { ViewFailedBlock } from '@inventory-console/ui/screens/errors/ViewFailedBlock'
import { useEffect } from 'react'
import { useServices } from '../environment/services.ts'
import { NotArrived } from './lazyView.tsx'

/** What a view shows in its place when it fails. */
export function viewFailed(error: Error) {
  return <ViewFailed error={error} />
}

/** A newer version has other files: only a reload learns their names. The address keeps the state of the page. */
function ViewFailed({ error }: { error: Error }) {
  const { upgrade } = useServices()
  useEffect(() => {
    if (error instanceof NotArrived) void upgrade.notArrived('view')
  }, [upgrade, error])
  return (
    <ViewFailedBlock
      broken={!(error instanceof NotArrived)}
      detail={`${error.name}: ${error.message}`}
      onRetry={() => window.location.reload()}
    />
  )
}
