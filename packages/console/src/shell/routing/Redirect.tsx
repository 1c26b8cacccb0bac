import { Navigate, useLocation } from 'react-router-dom'

/** In place of the old address, so that going back does not come here again; what it said of the list stays. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
