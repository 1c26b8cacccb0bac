import type { ReactNode } from 'react'
import type { MutationFailure } from '../../lib/react/useMutationFailure.ts'
import { Banner } from './Banner.tsx'

interface FailureBannerProps {
  failure: MutationFailure | null | undefined
  /** Above the message of a refusal. */
  title?: ReactNode
}

/** Why a mutation did not succeed: a refusal is an error, an unknown outcome a warning. */
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
