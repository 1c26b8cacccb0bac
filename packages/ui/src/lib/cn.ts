import { clsx, type ClassValue } from 'clsx'

/** Joins class names; the caller's come last. Conflicts are not resolved: variants are. */
export function cn(...names: ClassValue[]): string {
  return clsx(names)
}
