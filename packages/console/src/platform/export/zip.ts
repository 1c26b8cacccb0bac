import { updateCrc32 } from './crc32.ts'

/** A file of an archive as an iterable, so that the uncompressed text is never held at once. */
export interface ZipEntry {
  name: string
  pieces: Iterable<string | Uint8Array<ArrayBuffer>>
  /** Stores a short file uncompressed. */
  isStored?: boolean
}

interface CompressedEntry {
  name: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  size: number
  crc: number
}

const localHeader = 0x0403_4b50
const directoryHeader = 0x0201_4b50
const endOfDirectory = 0x0605_4b50
const version = 20
/** Marks names as UTF-8. */
const flags = 0x0800
const methods = { stored: 0, deflated: 8 } as const
/** The earliest ZIP date; a fixed date makes the output deterministic. */
const fixedDate = 0x0021

/** Creates a ZIP archive (APPNOTE 6.3.3, without ZIP64). */
export async function zip(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directorySize = 0
  for (const entry of entries) {
    const packed = await compress(entry)
    const { name, data, crc, size } = packed
    const method = entry.isStored ? methods.stored : methods.deflated
    const common = [version, flags, method, 0, fixedDate]
    const sizes = [crc, data.byteLength, size]
    const local = record(localHeader, [
      ...common.map(uint16),
      ...sizes.map(uint32),
      uint16(name.length),
      uint16(0),
    ])
    const central = record(directoryHeader, [
      uint16(version),
      ...common.map(uint16),
      ...sizes.map(uint32),
      ...[name.length, 0, 0, 0, 0].map(uint16),
      uint32(0),
      uint32(offset),
    ])
    parts.push(local, name, data)
    directory.push(central, name)
    offset += local.byteLength + name.length + data.byteLength
    directorySize += central.byteLength + name.length
  }
  const count = entries.length
  const end = record(endOfDirectory, [
    ...[0, 0, count, count].map(uint16),
    uint32(directorySize),
    uint32(offset),
    uint16(0),
  ])
  return new Blob([...parts, ...directory, end], { type })
}

async function compress({ name, pieces, isStored }: ZipEntry): Promise<CompressedEntry> {
  const stream = isStored
    ? new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    : new CompressionStream('deflate-raw')
  const data = new Response(stream.readable).arrayBuffer()
  const writer = stream.writable.getWriter()
  const encoder = new TextEncoder()
  let crc = 0xffff_ffff
  let size = 0
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
    crc = updateCrc32(crc, bytes)
    size += bytes.length
    await writer.write(bytes)
  }
  await writer.close()
  return { name: encoder.encode(name), data: await data, size, crc: ~crc >>> 0 }
}

interface Field {
  bytes: 2 | 4
  value: number
}
const uint16 = (value: number): Field => ({ bytes: 2, value })
const uint32 = (value: number): Field => ({ bytes: 4, value })

function record(signature: number, fields: readonly Field[]): ArrayBuffer {
  const allFields = [uint32(signature), ...fields]
  const buffer = new ArrayBuffer(allFields.reduce((sum, { bytes }) => sum + bytes, 0))
  const view = new DataView(buffer)
  let position = 0
  for (const { bytes, value } of allFields) {
    if (bytes === 2) view.setUint16(position, value, true)
    else view.setUint32(position, value, true)
    position += bytes
  }
  return buffer
}
