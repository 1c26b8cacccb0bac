import { zlibSync } from 'fflate'
import type { TechnologyInfo } from '../../contract/wire.ts'

/** First bytes of a PNG. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const SIZE = 16

/** Product, name and color. Server operating systems have no logo file. */
const products: readonly (readonly [product: string, prettyName: string, color: string])[] = [
  ['Oracle/Database', 'Oracle Database', '#C1181E'],
  ['Microsoft/SQLServer', 'SQL Server', '#98A1AD'],
  ['RedHat/EnterpriseLinux5', 'RHEL5', '#f80000'],
  ['RedHat/EnterpriseLinux6', 'RHEL6', '#f80000'],
  ['RedHat/EnterpriseLinux7', 'RHEL7', '#f80000'],
  ['RedHat/EnterpriseLinux8', 'RHEL8', '#f80000'],
  ['Oracle/Solaris', 'Solaris', '#ec7414'],
  ['HP/HPUX', 'HPUX', '#0494d4'],
  ['IBM/AIX', 'AIX', '#7cbc04'],
  ['Unknown/Unknown', 'Unknown', '#595959'],
  ['Microsoft/WindowsServer2008', 'Windows Server 2008', '#06abeb'],
  ['Microsoft/WindowsServer2012', 'Windows Server 2012', '#06abeb'],
  ['Microsoft/WindowsServer2016', 'Windows Server 2016', '#06abeb'],
  ['Microsoft/WindowsServer2019', 'Windows Server 2019', '#06abeb'],
  ['MariaDBFoundation/MariaDB', 'MariaDB', '#043444'],
  ['PostgreSQL/PostgreSQL', 'PostgreSQL', '#477fa6'],
  ['MongoDB/MongoDB', 'MongoDB', '#13aa52'],
  ['Oracle/MySQL', 'MySQL', '#04648c'],
  ['Oracle/VM', 'Oracle VM', '#e54141'],
  ['VMWare/VMWare', 'VMWare', '#696566'],
  ['Oracle/Exadata', 'Oracle Exadata', '#b0b1b3'],
  ['Oracle/LVM', 'OLVM', '#C1181E'],
]

const withoutLogo = /^(RedHat|HP|IBM|Unknown|Microsoft\/Windows|Oracle\/Solaris)/

const technologies = products.map(([product, prettyName, color]): TechnologyInfo => ({
  product,
  prettyName,
  color,
  logo: withoutLogo.test(product) ? '' : discPng(color),
}))

export function makeTechnologies(): TechnologyInfo[] {
  return technologies.map((technology) => ({ ...technology }))
}

/** Placeholder for a vendor logo: a base64 PNG of a disc in one color. */
export function discPng(color: string): string {
  const rgb = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
  const bytes = [
    ...signature,
    ...chunk('IHDR', [...four(SIZE), ...four(SIZE), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', [0, 0, 0, ...rgb]),
    ...chunk('tRNS', [0, 255]),
    ...chunk('IDAT', [...zlibSync(Uint8Array.from(disc()), { level: 0 })]),
    ...chunk('IEND', []),
  ]
  return btoa(String.fromCharCode(...bytes))
}

/** One palette index per pixel; each line starts with its filter byte. */
function disc(): number[] {
  const middle = (SIZE - 1) / 2
  const within = (x: number, y: number) => (x - middle) ** 2 + (y - middle) ** 2 <= (SIZE / 2) ** 2
  const line = (y: number) => Array.from({ length: SIZE }, (_, x) => (within(x, y) ? 1 : 0))
  return Array.from({ length: SIZE }, (_, y) => [0, ...line(y)]).flat()
}

function chunk(type: string, data: number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data]
  return [...four(data.length), ...body, ...four(crc(body))]
}

function crc(bytes: number[]): number {
  let value = 0xffff_ffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  }
  return ~value >>> 0
}

function four(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}
