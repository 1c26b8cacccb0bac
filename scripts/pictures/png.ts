import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Three bytes a pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** The pixels of a picture as the browser writes them: eight bits a channel, not interlaced, with or without alpha. */
export function decode(png: Buffer): Pixels {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('not a PNG')
  const parts: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      channels = body[8] === 8 && body[12] === 0 ? (channelsOf[body[9] ?? 0] ?? 0) : 0
    }
    if (type === 'IDAT') parts.push(body)
    at += length + 12
  }
  if (channels === 0) throw new Error('a PNG of another kind than the browser writes')
  return { width, height, data: unfiltered(inflateSync(Buffer.concat(parts)), width, height, channels) }
}

/** Undoes what each line says was done to it (PNG specification, section 9), and leaves out alpha. */
function unfiltered(raw: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels
  const data = new Uint8Array(width * height * 3)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0
    const line = new Uint8Array(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)))
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (line[x - channels] ?? 0)
      const up = above[x] ?? 0
      const corner = x < channels ? 0 : (above[x - channels] ?? 0)
      line[x] = (line[x] ?? 0) + predicted(filter, left, up, corner)
    }
    for (let x = 0; x < width; x += 1)
      data.set(line.subarray(x * channels, x * channels + 3), (y * width + x) * 3)
    above = line
  }
  return data
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const estimate = left + up - corner
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toCorner = Math.abs(estimate - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

export function encode({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const lines = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1)
    lines.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
