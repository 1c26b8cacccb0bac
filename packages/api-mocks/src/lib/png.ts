import { zlibSync } from 'fflate'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Placeholder for a vendor logo: a base64 PNG of a disc in one color. */
export function discPng(color: string, size = 16): string {
  const rgb = [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
  const bytes = [
    ...signature,
    ...chunk('IHDR', [...four(size), ...four(size), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', [0, 0, 0, ...rgb]),
    ...chunk('tRNS', [0, 255]),
    ...chunk('IDAT', [...zlibSync(Uint8Array.from(disc(size)), { level: 0 })]),
    ...chunk('IEND', []),
  ]
  return btoa(String.fromCharCode(...bytes))
}

/** One palette index per pixel; each line starts with its filter byte. */
function disc(size: number): number[] {
  const middle = (size - 1) / 2
  const within = (x: number, y: number) => (x - middle) ** 2 + (y - middle) ** 2 <= (size / 2) ** 2
  const line = (y: number) => Array.from({ length: size }, (_, x) => (within(x, y) ? 1 : 0))
  return Array.from({ length: size }, (_, y) => [0, ...line(y)]).flat()
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
