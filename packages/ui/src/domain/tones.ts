import type { Tone } from '../components/badge/Badge.tsx'
import { ownValue } from '../lib/records.ts'

/** Meaning of a status. Components add an icon and a word, so that color is never the only signal. */

/** Below 80% danger, below 100% warning, otherwise success. */
export function complianceTone(percent: number | null | undefined): Tone {
  if (percent === null || percent === undefined || Number.isNaN(percent)) return 'neutral'
  if (percent < 80) return 'danger'
  return percent < 100 ? 'warning' : 'success'
}

/** Bar color for a compliance. The track is `bg-surface-active`. */
export const complianceClass: Record<Tone, string> = {
  neutral: 'bg-line-control',
  info: 'bg-info-icon',
  success: 'bg-fill-low',
  warning: 'bg-fill-raised',
  danger: 'bg-fill-full',
}

/**
 * Tones of the states of databases, instances, PDBs, tablespaces and parts of a rack. `success` is the normal state, which lists show
 * as plain text, as they show states that are not named here.
 */
export const statusTone: Readonly<Record<string, Tone>> = {
  OPEN: 'success',
  'READ WRITE': 'success',
  ONLINE: 'success',
  Running: 'success',
  // Of Exadata servers, disks and cells.
  online: 'success',
  active: 'success',
  // Of RDS instances.
  available: 'success',
  stopped: 'neutral',
  failed: 'danger',
  normal: 'success',
  'not present': 'danger',
  MOUNTED: 'neutral',
  'READ ONLY': 'neutral',
  'READ ONLY WITH APPLY': 'neutral',
  OFFLINE: 'neutral',
  OFFLINE_SECONDARY: 'neutral',
  COPYING: 'neutral',
  Stopped: 'neutral',
  Paused: 'neutral',
  RESTORING: 'warning',
  RECOVERING: 'warning',
  RECOVERY_PENDING: 'warning',
  ContinuePending: 'warning',
  PausePending: 'warning',
  StartPending: 'warning',
  StopPending: 'warning',
  SUSPECT: 'danger',
  EMERGENCY: 'danger',
  DEFUNCT: 'danger',
}

/** Alert severities of the API. */
export const severities = ['INFO', 'WARNING', 'CRITICAL'] as const
export type Severity = (typeof severities)[number]

export const severityTone: Record<Severity, Tone> = { INFO: 'info', WARNING: 'warning', CRITICAL: 'danger' }

/** Values of the policy audit and migrability semaphores. */
export const semaphores = ['green', 'yellow', 'red', 'N/A'] as const
export type KnownSemaphore = (typeof semaphores)[number]
/** Servers of other versions may send other values. */
export type Semaphore = KnownSemaphore | (string & {})

export const semaphoreTone: Record<KnownSemaphore, Tone> = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
  'N/A': 'neutral',
}

/** The API sends either case, and '' for no value. Other values are returned unchanged. */
export function readSemaphore(value: string): Semaphore {
  return knownSemaphore(value) ?? (value || 'N/A')
}

export function knownSemaphore(value: string): KnownSemaphore | undefined {
  return semaphores.find((semaphore) => semaphore.toLowerCase() === value.toLowerCase())
}

/** Tone of a value of an open set, such as a severity: neutral for values that the set does not name. */
export function toneIn(tones: Readonly<Record<string, Tone>>, value: string): Tone {
  return ownValue(tones, value) ?? 'neutral'
}

/** Hosts whose last update is older than a day. */
export const obsoleteTone: Tone = 'warning'

/** Hosts that have not reported for this many days. */
export function silentTone(days: number): Tone {
  return days > 7 ? 'danger' : obsoleteTone
}

/** From 70 and 90%, as the quick filters count. The percentage is always shown next to the bar. */
type FillLevel = 'low' | 'raised' | 'full'

export function fillLevel(percent: number): FillLevel {
  if (percent < 70) return 'low'
  return percent < 90 ? 'raised' : 'full'
}

/** Bar color. The track is `bg-surface-active`. */
export const fillClass: Record<FillLevel, string> = {
  low: 'bg-fill-low',
  raised: 'bg-fill-raised',
  full: 'bg-fill-full',
}

export const fillTone: Record<FillLevel, Tone> = {
  low: 'success',
  raised: 'warning',
  full: 'danger',
}

/** Used when the settings define no color for a technology. None of them is a vendor's brand color. */
const technologyColors = new Map<string, Hex>([
  ['Oracle/Database', '#c4453c'],
  ['Oracle/Exadata', '#8e4a2f'],
  ['Oracle/MySQL', '#0f7f93'],
  ['Microsoft/SQLServer', '#7a5ea8'],
  ['PostgreSQL/PostgreSQL', '#3b6ea5'],
  ['MongoDB/MongoDB', '#2f8a4e'],
  ['MariaDBFoundation/MariaDB', '#a9743a'],
])
const fallbackTechnologyColor: Hex = '#6f7480'

/** Clouds in display order. */
export const clouds = ['oracle', 'azure', 'aws', 'google'] as const
export type Cloud = (typeof clouds)[number]

const cloudColors: Record<Cloud, Hex> = {
  oracle: '#b8503f',
  azure: '#3477b5',
  aws: '#b5722a',
  google: '#4c8a53',
}

/** Hovered rows: a color with enough contrast on these has enough on every other surface. */
export const leastContrastBackground = { light: '#e8e8ec', dark: '#272a2d' } as const satisfies Record<
  string,
  Hex
>

/** CSS color for both themes with a contrast of at least 3:1 on any surface. */
export function themedColor(color: Hex): string {
  return `light-dark(${ensureContrast(color, leastContrastBackground.light)}, ${ensureContrast(color, leastContrastBackground.dark)})`
}

/** `color` is the technology's color in the settings, if any. */
export function technologyColor(product: string, color?: string | null): string {
  return themedColor(readHex(color) ?? technologyColors.get(product) ?? fallbackTechnologyColor)
}

export function cloudColor(cloud: Cloud): string {
  return themedColor(cloudColors[cloud])
}

function readHex(text: string | null | undefined): Hex | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '') ?? []
  if (digits === undefined) return null
  const sixDigits = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')
  return `#${sixDigits.toLowerCase()}`
}

/** Color as `#rrggbb`. */
export type Hex = `#${string}`

const channels = (hex: string) => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16))

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of graphics that WCAG 2.2 asks for. */
const graphicsContrast = 3

/** Returns the color if its contrast is sufficient, otherwise the closest one that is. */
export function ensureContrast(color: Hex, background: Hex): Hex {
  const target = luminance(background) > 0.18 ? 0 : 255
  for (let share = 0; share < 1; share += 0.02) {
    const candidate: Hex = `#${channels(color)
      .map((channel) => Math.round(channel + (target - channel) * share))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
    if (contrast(candidate, background) >= graphicsContrast) return candidate
  }
  return target === 0 ? '#000000' : '#ffffff'
}
