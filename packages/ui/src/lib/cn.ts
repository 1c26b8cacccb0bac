import { clsx, type ClassValue } from 'clsx'

/** Joins class names, the caller's last. Does not resolve Tailwind conflicts: use `cva` variants. */
export function cn(...names: ClassValue[]): string {
  return clsx(names)
}
