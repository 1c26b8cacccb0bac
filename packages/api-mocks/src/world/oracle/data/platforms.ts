import { weights } from '../../../lib/random.ts'

export const charsets = weights<string>([
  [74, 'AL32UTF8'],
  [10, 'WE8ISO8859P15'],
  [9, 'WE8MSWIN1252'],
  [4, 'UTF8'],
  [3, 'US7ASCII'],
])

export const blockSizes = weights<number>([
  [95, 8192],
  [3, 16_384],
  [2, 4096],
])

export const platforms: Readonly<Record<string, string>> = {
  Linux: 'Linux x86 64-bit',
  AIX: 'AIX-Based Systems (64-bit)',
  SunOS: 'Solaris[tm] OE (64-bit)',
  'HP-UX': 'HP-UX IA (64-bit)',
}
