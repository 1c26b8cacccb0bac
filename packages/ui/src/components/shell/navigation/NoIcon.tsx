/** Placeholder for an icon that is still loading. */
export function NoIcon({ size = 16, className }: { size?: number; className?: string }) {
  return <span aria-hidden className={className} style={{ width: size, height: size }} />
}
