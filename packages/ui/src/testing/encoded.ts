/** Bytes of a text whose characters fit one byte: Windows-1252 for these letters. */
export function oneByteEach(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)))
}

export function utf16(text: string, order: 'little-endian' | 'big-endian'): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), order === 'little-endian')
  return new Uint8Array(view.buffer)
}
