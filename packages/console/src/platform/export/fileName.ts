/** Replaces the characters that some operating system forbids in file names. */
export function fileName(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replaceAll(/\s+/g, ' ')
  return Array.from(name.trim().replace(/^\.+/, '')).slice(0, 80).join('').trim() || 'list'
}

export interface FileOrigin {
  name: string
  /** Identifies the filters; null without any. */
  digest: string | null
  /** Day of the data, YYYY-MM-DD. */
  day: string
}

/** `Hosts-20261126`, or `Hosts-1a2b3c-20261126` with filters. */
export function datedName({ name, digest, day }: FileOrigin): string {
  return [fileName(name), ...(digest === null ? [] : [digest]), day.replaceAll('-', '')].join('-')
}
