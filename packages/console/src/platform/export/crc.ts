/** Updates a CRC-32 with the next bytes, four at a time (slicing-by-4). */
export function update(crc: number, bytes: Uint8Array): number {
  let next = crc
  const whole = bytes.length - (bytes.length % 4)
  for (let at = 0; at < whole; at += 4) {
    const four =
      next ^
      (byteAt(bytes, at) |
        (byteAt(bytes, at + 1) << 8) |
        (byteAt(bytes, at + 2) << 16) |
        (byteAt(bytes, at + 3) << 24))
    next =
      entry(3, four & 0xff) ^
      entry(2, (four >>> 8) & 0xff) ^
      entry(1, (four >>> 16) & 0xff) ^
      entry(0, four >>> 24)
  }
  for (let at = whole; at < bytes.length; at += 1) {
    next = (next >>> 8) ^ entry(0, (next ^ byteAt(bytes, at)) & 0xff)
  }
  return next
}

const tables = new Uint32Array(4 * 256)
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  tables[byte] = value
}
for (let at = 256; at < tables.length; at += 1) {
  const before = tables[at - 256] ?? 0
  tables[at] = (before >>> 8) ^ entry(0, before & 0xff)
}

function entry(after: number, byte: number): number {
  return tables[256 * after + byte] ?? 0
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0
}
