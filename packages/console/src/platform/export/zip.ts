import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive as an iterable, so that the uncompressed text is never held at once. */
export interface ZipEntry {
  name: string
  chunks: Iterable<string | Uint8Array<ArrayBuffer>>
}

/** The earliest ZIP date; a fixed date makes the output deterministic. */
const fixedDate = new Date(1980, 0, 1)

/** Creates a ZIP archive. Blocks its thread, so it runs in a worker. */
export function zip(entries: readonly ZipEntry[], type: string): Blob {
  const parts: BlobPart[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const encoder = new TextEncoder()
  for (const { name, chunks } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = fixedDate
    archive.add(file)
    for (const piece of chunks) file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
    file.push(new Uint8Array(), true)
  }
  archive.end()
  return new Blob(parts, { type })
}
