import { dayOf } from '../../lib/dates.ts'

/** File name like "license-history-20260316.png", with only letters, digits and hyphens from the title. */
export function imageName(title: string, now: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words.slice(0, 80) || 'chart'}-${dayOf(now).replaceAll('-', '')}.png`
}

export function saveImage(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    // Delayed, because the browser reads the URL after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  })
}
