import { ViewFailedBlock } from '@inventory-console/ui/screens/errors/ViewFailedBlock'
import { useEffect } from 'react'
import { useServices } from '../services.ts'
import { ChunkLoadError } from './lazyModule.tsx'

/** Renders the error of a failed view. */
export function renderErrorFallback(error: Error) {
  return <ErrorFallback error={error} />
}

/** After a deployment only a reload finds the new chunk names. The URL keeps the state of the page. */
function ErrorFallback({ error }: { error: Error }) {
  const { upgrade } = useServices()
  useEffect(() => {
    if (error instanceof ChunkLoadError) void upgrade.reportChunkError('view')
  }, [upgrade, error])
  return (
    <ViewFailedBlock
      renderFailed={!(error instanceof ChunkLoadError)}
      detail={`${error.name}: ${error.message}`}
      onRetry={() => window.location.reload()}
    />
  )
}
