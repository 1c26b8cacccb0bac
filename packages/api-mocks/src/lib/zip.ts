export interface ZipEntry {
  path: string
  data: Uint8Array<ArrayBuffer>
}

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
/** 1980-01-01, the earliest date of the format. */
const DATE = 33

/** Reads a small ZIP archive: no comment, no encryption, under 4 GiB. */
export async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('not an archive')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let remaining = view.getUint16(end + 10, true); remaining > 0; remaining -= 1) {
    const length = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.subarray(start, start + view.getUint32(at + 20, true))
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length))
    entries.push({ path, data: view.getUint16(at + 10, true) === 0 ? packed : await inflated(packed) })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Writes a ZIP archive without compression, so that the bytes are equal in every engine. */
export function storedZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files = entries.map(({ path, data }) => ({
    name: new TextEncoder().encode(path),
    data,
    crc: crc32(data),
  }))
  const size = files.reduce((sum, { name, data }) => sum + 30 + 46 + 2 * name.length + data.length, 22)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  const offsets = files.map(({ name, data, crc }) => {
    const offset = at
    view.setUint32(at, LOCAL, true)
    header(view, at + 4, crc, data.length, name.length)
    bytes.set(name, at + 30)
    bytes.set(data, at + 30 + name.length)
    at += 30 + name.length + data.length
    return offset
  })
  const directory = at
  for (const [index, { name, data, crc }] of files.entries()) {
    view.setUint32(at, CENTRAL, true)
    view.setUint16(at + 4, 20, true)
    header(view, at + 6, crc, data.length, name.length)
    view.setUint32(at + 42, offsets[index] ?? 0, true)
    bytes.set(name, at + 46)
    at += 46 + name.length
  }
  view.setUint32(at, END, true)
  view.setUint16(at + 8, files.length, true)
  view.setUint16(at + 10, files.length, true)
  view.setUint32(at + 12, at - directory, true)
  view.setUint32(at + 16, directory, true)
  return bytes
}

/** Fields shared by local and central headers. */
function header(view: DataView, at: number, crc: number, length: number, nameLength: number) {
  view.setUint16(at, 20, true)
  view.setUint16(at + 8, DATE, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, length, true)
  view.setUint32(at + 18, length, true)
  view.setUint16(at + 22, nameLength, true)
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 255] ?? 0)
  return ~value >>> 0
}
