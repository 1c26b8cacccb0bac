import { ViewFailedBlock } from '@inventory-console/ui/screens/errors/ViewFailedBlock'
import { useEffect } from 'react'
import { useServices } from '../environment/services.ts'
import { NotArrived } from './lazyView.tsx'

/** Renders the error of a failed view. */
export function viewFailed(error: Error) {
  return <ViewFailed error={error} />
}

/** After a deployment only a reload finds the new chunk names. The URL keeps the state of the page. */
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
