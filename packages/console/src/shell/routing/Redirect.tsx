import { Navigate, useLocation } from 'react-router-dom'

/** Replaces the history entry of an old URL, and keeps the query string and the hash. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
