import type { ReactNode } from 'react'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import { Banner } from './Banner.tsx'

interface FailureBannerProps {
  failure: MutationFailure | null | undefined
  /** Heading above the message of a rejected mutation. */
  title?: ReactNode
}

/** Error of a mutation: an error if rejected, a warning if the outcome is unknown. */
export function FailureBanner({ failure, title }: FailureBannerProps) {
  if (!failure) return null
  if (failure.unconfirmed) return <Banner tone="warning">{failure.message}</Banner>
  return (
    <Banner tone="danger">
      {title ? <p className="font-medium">{title}</p> : null}
      {title ? <p>{failure.message}</p> : failure.message}
    </Banner>
  )
}
