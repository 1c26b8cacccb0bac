import type { Tone } from '../components/badge/tones.tsx'
import { standOut, type Hex } from '../lib/values/colour.ts'

/** A tone says how a fact is meant; the component adds icon and word, so that colour is never the only signal. */

/** Percent. Spec, Business constants: below 80 danger, 80 up to below 100 warning, otherwise success. */
export function complianceTone(percent: number | null | undefined): Tone {
  if (percent === null || percent === undefined || Number.isNaN(percent)) return 'neutral'
  if (percent < 80) return 'danger'
  return percent < 100 ? 'warning' : 'success'
}

/** The bar of a compliance; its track is `bg-surface-active`. */
export const complianceClass: Record<Tone, string> = {
  neutral: 'bg-line-control',
  info: 'bg-info-icon',
  success: 'bg-fill-low',
  warning: 'bg-fill-raised',
  danger: 'bg-fill-full',
}

/** Spec, Alert: alertSeverity. */
export const severities = ['INFO', 'WARNING', 'CRITICAL'] as const
export type Severity = (typeof severities)[number]

export const severityTone: Record<Severity, Tone> = { INFO: 'info', WARNING: 'warning', CRITICAL: 'danger' }

/** Spec, Semaphores: policy audit, migrability. */
export const semaphores = ['green', 'yellow', 'red', 'N/A'] as const
export type Semaphore = (typeof semaphores)[number]

export const semaphoreTone: Record<Semaphore, Tone> = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
  'N/A': 'neutral',
}

/** The services write it in either case, and leave it empty where there is nothing to say. */
export function readSemaphore(value: unknown): Semaphore {
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return semaphores.find((semaphore) => semaphore === text) ?? 'N/A'
}

/** Spec, Host detail: memorySumFlag, green or not. */
export function memoryTone(flag: string | null | undefined): Tone {
  return flag?.toLowerCase() === 'green' ? 'success' : 'danger'
}

/** A host whose last update is older than a day: spec, Host obsolete. */
export const obsoleteTone: Tone = 'warning'

/** How full: up to 70, up to 80, up to 90, above. The percentage always stands beside the bar. */
export const fillLevels = ['low', 'raised', 'high', 'full'] as const
export type FillLevel = (typeof fillLevels)[number]

export function fillLevel(percent: number): FillLevel {
  if (percent <= 70) return 'low'
  if (percent <= 80) return 'raised'
  return percent <= 90 ? 'high' : 'full'
}

/** The bar; its track is `bg-surface-active`. */
export const fillClass: Record<FillLevel, string> = {
  low: 'bg-fill-low',
  raised: 'bg-fill-raised',
  high: 'bg-fill-high',
  full: 'bg-fill-full',
}

/** For badges and marks, which know four tones: high and full differ by their words. */
export const fillTone: Record<FillLevel, Tone> = {
  low: 'success',
  raised: 'warning',
  high: 'warning',
  full: 'danger',
}

/** The settings give technologies a colour; these stand where they do not. None is a vendor's. */
const technologyColours = new Map<string, Hex>([
  ['Oracle/Database', '#c4453c'],
  ['Oracle/Exadata', '#8e4a2f'],
  ['Oracle/MySQL', '#0f7f93'],
  ['Microsoft/SQLServer', '#7a5ea8'],
  ['PostgreSQL/PostgreSQL', '#3b6ea5'],
  ['MongoDB/MongoDB', '#2f8a4e'],
  ['MariaDBFoundation/MariaDB', '#a9743a'],
])
const otherTechnology: Hex = '#6f7480'

/** Spec, Business constants: cloud names; Google's profiles have their own. */
export const clouds = ['oracle', 'azure', 'aws', 'google'] as const
export type Cloud = (typeof clouds)[number]

const cloudColours: Record<Cloud, Hex> = {
  oracle: '#b8503f',
  azure: '#3477b5',
  aws: '#b5722a',
  google: '#4c8a53',
}

/** Rows under the pointer: what stands out from these stands out from every other ground of its theme. */
export const hardestGround = { light: '#e8e8ec', dark: '#272a2d' } as const satisfies Record<string, Hex>

/** One colour as a CSS value for both themes, at least 3:1 on any surface. */
export function inBothThemes(colour: Hex): string {
  return `light-dark(${standOut(colour, hardestGround.light)}, ${standOut(colour, hardestGround.dark)})`
}

/** A technology keeps its colour everywhere. `color`: what the settings say, if they do. */
export function technologyColour(product: string, color?: string | null): string {
  return inBothThemes(readHex(color) ?? technologyColours.get(product) ?? otherTechnology)
}

export function cloudColour(cloud: Cloud): string {
  return inBothThemes(cloudColours[cloud])
}

function readHex(text: string | null | undefined): Hex | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '') ?? []
  if (digits === undefined) return null
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')
  return `#${six.toLowerCase()}`
}
