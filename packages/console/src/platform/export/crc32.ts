/** Updates a CRC-32 with the next bytes, four at a time (slicing-by-4). */
export function updateCrc32(crc: number, bytes: Uint8Array): number {
  let next = crc
  const alignedLength = bytes.length - (bytes.length % 4)
  for (let index = 0; index < alignedLength; index += 4) {
    const four =
      next ^
      (byteAt(bytes, index) |
        (byteAt(bytes, index + 1) << 8) |
        (byteAt(bytes, index + 2) << 16) |
        (byteAt(bytes, index + 3) << 24))
    next =
      tableEntry(3, four & 0xff) ^
      tableEntry(2, (four >>> 8) & 0xff) ^
      tableEntry(1, (four >>> 16) & 0xff) ^
      tableEntry(0, four >>> 24)
  }
  for (let index = alignedLength; index < bytes.length; index += 1) {
    next = (next >>> 8) ^ tableEntry(0, (next ^ byteAt(bytes, index)) & 0xff)
  }
  return next
}

const tables = new Uint32Array(4 * 256)
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  tables[byte] = value
}
for (let index = 256; index < tables.length; index += 1) {
  const before = tables[index - 256] ?? 0
  tables[index] = (before >>> 8) ^ tableEntry(0, before & 0xff)
}

function tableEntry(table: number, byte: number): number {
  return tables[256 * table + byte] ?? 0
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
